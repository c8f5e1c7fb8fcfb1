/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
6.2: today
6.1: which bank
5.9: write a
5.7: arsenal
5.6: go win, me write
5.4: abeg who
5.2: arsenal and, bag of, girlfriend, league, rain, season, what time
5.1: budget, chelsea, collateral, eagles, fast, my girlfriend, super, super eagles, time is, useless
4.9: and chelsea, bvn, dollar to, egusi, egusi soup, joke, league this, mumu, of rice, on saturday, tecno, the best, this season, which phone, who won, without collateral, you are
4.7: a resignation, asdfghjkl, battery, eagles march, is jamb, litres, love, march yesterday, message, naira today, nice, odds, passport, phone is, python, renew, renew my, resignation, resignation letter, show working, sole x, this weekend
4.7: useless app, win the, x, x #
4.5: a joke, afcon, application, application letter, babe, best savings, bible, bible verse, by road, chatgpt, chelsea march, cut off, dangote refinery, drop #, election, for today, give salary, goat, hot, infinix, it rain, jollof rice
4.5: litre, lol, malaria, my iphone, nollywood, of birth, of una, per litre, premier, premier league, rain in, recommend, recommend a, since morning, stake #, student visa, the arsenal, this week, today black, tonight, u, uk student, verse
4.5: waec result
4.3: # battery, # odds, and cowrywise, and show, answer me, arsenal or, aso, aso ebi, atm, baby is, batch, batch b, be mumu, between arsenal, between piggyvest, born, bot, calling, chat, cheap, checker, cough, cv, drivers licence, ebi
4.3: essay, far is, find the, fine girl, fire, french, get sense, give better, governor, governor of, hard, i budget, i invest, i stake, ibadan tomorrow, in unilag, invest, is dangote, is dollar, jamb #, laugh, letter to, love me, many bags
4.3: many litres, many weeks, mark, mark for, message for, my babe, my baby, my generator, names, night what, nollywood move, now now, now on, obodo, odds for, ode, off mark, old and, or city, phone number, piggyvest and, pin, please help
4.3: poem, prayer, python code, quick, result checker, reverse, rice for, rise, savings app, she is, shut up, suggest, than you, the cut, the super, to renew, toast, turning, verse for, wey interest, white, who be, who even, will win
4.3: win afcon, yesterday, you and, you be, you help
4.2: bag
4: # add, # budget, # litres, # oranges, # pages, # registration, # show, # without, # word, a bible, a birthday, a cv, a land, a nollywood, a poem, a sheet, a short, a sin, a string, a toyota, a useless, about igbo, abu, account number
4: ajo everybody, always dey, an application, and call, and redmi, anytime, anytime i, app i, at ikoyi, ate, atm card, bad about, banana, bank can, battery dey, being or, better interest, better pass, between infinix, birth is
4: birthday message, blablabla, block my, boss for, bot who, bottom, budget it, buy if, calling me, camon, camon #, can give, capital of, causes, causes of, caution for, cement in, channel go, charging, chatgpt is, cheap ankara, civil war
4: code to, collect and, complain, complain to, computer dey, cook egusi, cook ofada, council tax, davido, days now, delete you, deposit now, dey answer, dey cough, dey drain, dey drop, do wrong, documents do, don close, dose, drain
4: drain fast, dream, drink, drug, earner loan, ehn, eid, essay on, even spell, everybody that, explain photosynthesis, fall apart, feel, fire you, fit buy, fit give, flight, flight from, for cac, for malaria, for medicine, fuck, fuck you
4: fuel price, funds, generator is, girl for, girlfriend of, give small, go pack, go show, god will, going through, good for, good night, good time, gtbank, hard times, has used, hiring now, hot and, hp, human being, i bet, i block
4: i complain, i renew, i rest, i slap, i studied, i wait, i watch, iftar, igbo, igbo people, in python, infinix hot, ingredients for, inlaw, interest no, international passport, invest #, is abuja, is best, is calling, is drivers, is eid
4: is iftar, is maghrib, is turning, is your, jamb registration, jss, jss #, kano today, last night, last nite, last person, late grandmother, latest, latest news, leave am, licence, loan without, maghrib, maghrib in, mainland, malt
4: marry me, masters in, me see, medicine, medicine in, meter, mode, months old, morocco, mother inlaw, move should, much to, must answer, my birthday, my bvn, my date, my egusi, my passport, my tecno, na computer, names for, near me
4: nepa token, nigerian civil, no too, nonsense, not charging, now #, nysc batch, o for, ode you, of everybody, of funds, of garri, ofada, oga never, on mtn, onions, or morocco, oranges, oranges for, our ajo, our side, paint of, particulars
4: password, pay better, people let, phone numbers, photosynthesis, pimples, poem about, pos machine, pray, pray for, prepaid, prepaid meter, president, price today, public, public holiday, ramadan, recruiting, redeployment, redmi
4: refinery hiring, registration closing, repeat, rest my, reverse a, rice na, rise this, rubbish, say something, season arsenal, seize, seize my, sense at, sharp, sharp sharp, shirt, side how, sim, simple interest, sin, sin to
4: since yesterday, slap, slap you, slow, slow and, small interest, something bad, sound, spell, string, studied, sure odds, take toast, talk true, teach me, tecno camon, tecno spare, th how, the causes, the governor, the latest, the portal
4: the premier, the president, the restaurant, the word, thief, thieves, things fall, third mainland, this morning, this night, this nonsense, through hard, thunder, thunder fire, time to, to camp, to french, to lekki, to reverse, to wrong
4: toast one, today in, today with, token, trader bought, translate, translate good, treat malaria, tuesday, turning #, una for, us ate, used this, vehicle particulars, visa fee, wants #, watch tonight, wey use, where should, which channel
4: which loan, who store, who will, who win, who wrote, whoever built, win between, win premier, with opay, with their, word essay, write application, wrong on, wrote things, you love, you marry, you now, you sef, your app, zxcv
3.8: a bag, abeg which, god
3.7: bank dey, jamb
3.6: # people, a good, iphone #, jollof, pls which
3.4: aaaaaaa, ac, accident, acquisition, address, ade, adebayo, adeyemi, aepb, agbada, airtel, alajo, allah, amac, amet, anyhow, approval, approve, arrested, asake, asdf, asr, asun, australia, bajaj, banned, beginner, bello, better than
3.4: biology, blisters, blockchain, blue, boi, boil, bola, bootcamp, border, bracket, burkina, bust, cache, caesarean, calcium, camp, canada's, cant, captured, carpet, carton, cartons, cashew, cast, champions, chance, cheapest, chidinma
3.4: chinedu, chocolate, chopping, chromebook, clears, clocking, clothing, collector, combination, communion, compact, concrete, conductor, container, corset, cotonou, coughing, cousins, crate, create, crunchy, cups, current, dating
3.4: davido's, debited, designs, discipline, disgrace, disgracing, distance, divide, dog, dolor, draining, drains, dreamt, driver's, dropping, dry, eating, electric, elitebook, emails, emeka, emperor, endurance, engineering, engineers
3.4: ephemeral, evict, ewu, exact, expire, expo, export, failed, fair, fake, fare, faso, favourite, fever, film, fly, folake, followers, foolish, footballer, forty, fraudster, fried, frsc, ft, funny, gambia, gapping, gari, gluconate, gm
3.4: gmail, gotv, graduates, grammy, grandson, groundnut, guo, guys, hacked, hahaha, hamstring, hang, hanging, harmattan, hate, hell, hfhfhf, hhhhh, history, hjdksl, hnd, homework, honest, indomie, insha, insure, intervention, ipsum, itel
3.4: jjjj, jjjjjjj, kg, kingdom, kpakpakpa, kva, leaf, letter for, link, lololol, lonart, lorem, loudly, mad, maggi, majesty, mechanical, meiosis, meow, messi, microbiology, midwifery, mikano, minister, mistakenly, mitosis, mmmm, moi, moon
3.4: mouth, mpc, mpr, mr, mrs, musa, music, nafdac, name for, natural, neighbour's, netflix, nikkah, nomination, obudu, of cement, oily, okafor, oloshi, op, opening, opinion, osimhen, outboard, outline, output, override, owambe, pain
3.4: palmpay, paracetamol, parade, pastor's, patience, pcn, pending, phcn, picked, picking, picture, places, player, playing, pm, polite, politician, position, potassium, prayerful, pretend, profile, prompt, pulling, pvc, quit, qwer, qwerty
3.4: ranch, react, reading, recruitment, reducing, remedy, remind, renewed, replied, requirements, richest, river, roleplay, ronaldo, root, rot, sabon, salty, samaru, samsung, sanitation, sauce, scarcity, scatter, screen, sentence, sermon
3.4: session, shedding, shirts, sing, smarter, smell, smoke, sms, snapchat, snores, snoring, soccer, somewhere, son's, sort, spurs, square, squared, ss, stage, stain, stake, stamping, stopping, storekeeper, strawberry, stream, strike
3.4: stupid, style, submission, sue, suitable, swear, talks, tamper, temperature, the meaning, tire, toothache, trademark, trainees, transformer, trcn, trek, tubers, tunde, twenty, units, update, updated, urgently, useeffect, users, visa
3.4: voters, w, waiting, walima, washing, weather, weigh, weighing, who go, wicked, wizkid, woman's, yamaha, yeeeee, yellow, yoruba, you're, zaria, zobo
3.3: soup, tomorrow, win, won the
3.2: access bank, are a, correct it, cowrywise, exam, fix, for fixed, from now, human, is now, march on, marry, me should, pack, palm oil, pass for, pls help, post, punish, renewal, rice, robot, sense, third, watch, wig, write an, write me
3.1: best, birthday, how to, iphone, is better, palm, waec
3: since last
2.9: a very, a visa, a wedding, abuja to, always, am back, apapa, assignment, bet, bet ja, birth, bought #, buy a, call me, caution, cheat, date of, drop, dstv, duty on, engine, farming, for just, from kaduna, gives the, go buy, goats
2.9: grandmother, grow my, has not, his account, how should, i entitled, i stop, i treat, if a, industrial sewing, ingredients, international, is bitcoin, is good, is nysc, is one, it safe, ja, just one, lagos to, landlord wants, leave her
2.9: loan app, me loan, me one, my assignment, my drivers, my turn, near, never pay, news, nite, pages, party jollof, per term, reach my, refinery, register a, safe, safe to, shell, short, so it, stamp, surcharge, system, talk to, that has
2.9: the capital, the phone, they offered, tinubu, to make, tomorrow i, total pls, toyota, toyota corolla, vat, vs, wait, war, wey go, what salary, when e, where can, whoever, with small, without it
2.8: app, road
2.7: # times, and has, ankara, better, c, c of, fall, far, how far, interest for, lace, loan wey, much for, of o, offered me, on sunday, portal, print, register my, sheet, shut, sure, term, to naira, want #, what documents, will you, you no
2.6: drivers, meaning of, now and, word
2.5: answer, are you, baby, go do, help me, i cook
2.3: # change, # corolla, # day, # development, # feeding, # he, # health, # if, # should, # yesterday, a bakery, a cashier, a danfo, a human, a list, a phone, a pos, a real, a second, abeg help, abeg how, abeg my, abeg when, abuja from
2.3: access, add everything, admin, after losing, agbero, air, airtime, am down, am wrong, amala, an exam, and fifty, and gele, and get, and i'm, and just, and lace, and ptad, and signage, and some, and win, ankara and, another one
2.3: apartment in, app is, appointment, are #, area, arm, asuu, at luth, at month, at night, babies, backyard, bag and, bags, bank i, bank say, berger, big brother, bite, bite me, blow, body, borrow, breach, bride, bride price, broke
2.3: brother lives, burn, burnt, business on, business with, cake on, call am, can you, card, care about, catering business, cattle, charged me, cheat me, cheating, check for, check if, chemist, chin, chin chin, city, client for, closing my
2.3: code, coding, come dey, coming out, contracts, council, cream, creche, crypto or, customer care, cut how, cut my, danfo driver, data for, day is, days how, delete, delivery #, dem get, dem write, dey cheat, dey play, discount
2.3: dollars in, don reach, don start, duty is, e give, e pay, egg, enter how, entitled, entitled to, epe what, esusu, everyday for, everything they, expensive, facebook, fees is, fiancee, finance, finish how, flat #, for church, for ikoyi
2.3: for nigerians, for our, for something, for uniben, for weekend, from abuja, from camp, from teaching, fund and, garri #, gele, get more, give him, giving me, go for, go school, going, graduate trainee, has paid, have on, he is, hide
2.3: hiring, his salary, how can, hr offered, i apply, i become, i care, i charged, i correct, i grow, i join, i marry, i negotiated, i pass, i sent, i sleep, i verify, ibadan #, idea, if it's, ignore, immigration, in ibeju, in kano
2.3: independence, inec, interest rate, inverter, is am, is coming, is far, is house, is how, is inside, is under, is wrong, it go, it mean, job my, joor, judge, just do, just waka, kaduna and, kaduna with, kenya, kids in, know if
2.3: lagos now, lekki phrase, let's, license, like person, lines, load, loan the, lokoja, long can, luth, make dem, make my, march my, march this, market say, me receipt, me say, members pay, mind, money with, month or, months wetin
2.3: morning how, much now, much remain, mum she, my bus, my call, my ex, my fiancee, my hair, my ltd, my machine, my manager, my nysc, my okada, my school, my stall, my table, my wig, naira on, name is, need #, needs, nelfund, nepa bill
2.3: never get, nigeria or, nin how, no wan, not been, notice that, now with, number for, number how, number of, of fuel, offered, office give, ogbomoso, omonile, on and, on transfer, on you, one get, opay and, open for, or dem, or should
2.3: others, out n, owe us, owes, paint, passing, patient, pawned, people come, people i, people with, permanent, permit do, person get, person i, person's, petrol, phrase, phrase #, pick, piggyvest, pikin dey, plan cost, plenty how
2.3: pos person, price for, prices, rabbit, receipt of, rent receipt, restaurant in, returns late, ring, rivers, road and, rsa after, rules, rules and, salary loan, salary since, sallah, saw, send #, send it, settlement for, sewing machines
2.3: share #, share it, she has, she will, ship, shoot, show am, show me, simple, sir, sleep, somebody with, son in, sports, stall, stamp duty, stanbic money, start a, starting, sunday, suya, table for, take collect, take to, tank
2.3: tax refund, teaching service, that will, the exchange, the freezer, the fuel, the normal, the palm, their salaries, them at, three term, times #, times a, to am, to and, to apply, to come, to eat, to grow, to kaduna, to leave
2.3: to negotiated, to start, to travel, tokunbo, top for, trainee, travelling, una go, under #, us the, used iphone, vat on, vendors, verify, vex, waka, wan increase, was that, we go, weekend, wetin e, what day, when will, wife just
2.3: will accept, will make, with n, write am, write out, wrong how, yam #, year old, you a, you get, you must, you use, your, your own, zamfara
2.2: my boss, night, registration, tell me, to buy, who is, will it
2.1: # at, # bedroom, ajo, apply for, bedroom, grow, holiday, me my, negotiated, now i, numbers, one person, opay, party, phone, rest, times, to register, women, yam, you
2: # since, and where, at cac, before my, boss, by mistake, close, compound, don collect, e reach, for bodija, for land, from lagos, going to, graduate, guests, how i, ilorin, in manchester, industrial, it or, it will, loan of, maths
2: meaning, my guy, my neighbour, my pikin, neighbour, nepa, one day, or na, pls my, salary earners, sewing machine, shop permit, song, stop, the nigerian, use this, wrote
1.9: abeg, check my, double, generator, land in, notice, pls what, restaurant, tell, unilag, very, write
1.8: # back, # bags, # small, a domiciliary, a laptop, a salon, africa, alhaji, among, anambra, and now, and tell, and who, and will, annual returns, ask my, b, back or, bank gives, bank how, bank or, banks, before and, birds, black market
1.8: boyfriend, business dey, business for, business loan, but e, buy with, calabar, car in, carry go, charge of, chemist shop, chops and, clearance for, collect am, coming in, company income, company that, couple, court, customs
1.8: daughter is, days of, debt, delete my, dem call, dey take, don die, earn in, equal, error, everywhere, ex, federal government, fifty, fifty thousand, fill a, fit do, flood, for dollar, for lagos, for somebody, format, fresh, fuel na
1.8: game, garri, give am, given me, gree, guangzhou, hair #, he gets, he has, her #, hour, hours, hundred and, i carry, i check, i delete, i fit, i hold, i open, i recover, in ilorin, in our, in wuse, increase my, insurance and, is going
1.8: is too, is transport, it legal, it with, it's #, just a, laptop for, lastma, leave me, leg, letter, lga, list all, long should, make the, many times, maternity leave, me be, me check, me what, moniepoint, mosque, my child, my keke
1.8: my second, my tenancy, na who, name at, name no, nearest, need for, next month, nigeria have, no gree, now they, now wetin, nysc allawee, off for, office i, oil and, on how, on monday, on their, one be, only from, open a, oya, pass
1.8: poor people, poultry farm, put for, raising, real estate, refuse to, refused to, salary in, sef, settlement, seven, shouting, showing, siblings, signage, sit, spoilt, sportybet, status, steps to, survey, team, the market, the national
1.8: the nearest, the wage, this #, touch it, treat, two people, una, uniben, university is, us salary, us tax, usually, vehicle, wallet, wan pay, wear, weeks what, well, what did, which documents, who i, wholesale, why was, wife she
1.8: within #, words, workmanship, wrong, yard, years at
1.7: # #, black, cac, call, documents, even, help, ikoyi, loan to, machine, permit, play, price, saturday, this app, whatsapp, who, who do, won
1.6: # total, agreement, bad, between, bus, can't, catering, catfish, channel, coming, cook, customer, daughter, find, go take, guy, has been, if e, in jos, in kaduna, job at, kaduna, masters, month but, running, sewing, she dey
1.6: tenancy agreement, the form, the next, to abuja, turn, water, what can, when does
1.5: # one, # year, a supermarket, abi na, accra, ajah, as you, b #, braiding, business i, buy bitcoin, calls, can't pay, cashier, catch, check, company at, danfo, dat, deposit, dey hold, don finish, draw, e get, everybody dey, first one
1.5: fixed, fixed deposit, for canada, for ibadan, for someone, for surulere, for us, foundation, freezer, from ibadan, generator for, get for, go get, go make, go up, go use, government dey, government wan, gym, hair and, hair business
1.5: has the, how do, i plan, i'm the, in computer, is each, it now, loan is, lottery, machine for, machines, maiduguri, make e, market women, maternity, meeting, month end, much i, my catfish, my data, my leg, my tenant, my wedding
1.5: naira and, naira is, name with, no pay, normal, on n, one before, one na, one with, open, or just, out the, please what, point, poor, price of, programmed, rates in, real, recover, refused, roadside, salary at, salary does, second one
1.5: send my, shop for, should we, small shop, somebody that, space, split, store, street, students, tax work, the cbn, the second, they accept, they told, this calculator, thousand naira, to canada, to check, to open, to port, too much
1.5: traffic, two hundred, una dey, unit, wedding, wey remain, where is, why do, worth it
1.4: # everyday, # years, and how, balance, block, closing, e be, i wan, in texas, legal, levy, manchester, my nin, number, plenty, talk, tenancy, texas, the th, transfer, use it, without
1.3: buy, computer, dey give, everybody, i send, instagram, make i, my phone, show
1.2: # fuel, # pikin, # worth, a lagos, a loan, a tenancy, about it, acceptance, accepted, accesories, acquired, ad, addition, additional, adopted, advantage, advertising, affairs, agege, agents, aiico, airdrops, airport, alawee, albinos
1.2: album, alumni, am for, amazon, amend, amputated, analyst, and delivery, and i've, and what's, anoda, anyone, anywhere, apo, appeal, approves, approximate, ariaria, arranged, arranging, arrive, arrived, art, article, artistes, artworks
1.2: aspirant, assessable, assistant's, attached, attendant, auctioned, aug, authority, available, avoid, axa, axis, back #, backdated, backend, backlog, baker, baking, bale, bales, bamboo, banker, banner, barclays, barracks, base, basis
1.2: batteries, bayelsa, bc, beans, bears, becomes, begged, being, belongings, beside, beverage, bid, big, bikes, binding, bits, blade, blame, bloc, blocks, blogger, boko, bolt's, bonny, bookkeeping, bother, bounced, boxes, braids, brands
1.2: breakfast, bribes, british, broda, broker, bros, brother's, brothers, browser, builders, burglary, bursary, cabin, cable, cad, calculator's, calculators, calendar, cancer, canopies, canopy, car loan, carburetors, cards, care, carrying
1.2: cashback, cashed, cashing, casino, cause, cbn, cctv, cerpac, certain, chalk, changing, channels, charcoal, charger, chats, chef, cheque, chickens, choir, church's, cit, citizen, citizens, citizenship, claiming, classes, cleaner's
1.2: clinic's, clippers, cloth, coach, coaching, cocoa, cod, code for, cold, collective, combat, commencement, commissioned, commuting, compare, compensated, completely, comprehensive, computers, concerns, conductor's, confidential
1.2: confirmation, confuses, conhess, consequences, consultant's, consultants, consults, containers, contest, continue, contractors, conversion, converting, cooking, coop, copper, copy, costume, could, coverd, covering, cows, crazy
1.2: creation, creator, credits, crew, crossing, crowdfunding, cs, cuts, dad's, dancers, dates, daughter's, deaf, dealer, dealership, debtor, debts, decides, decimals, deel, defence, define, delay, delaying, deliveries, delivers, demanding
1.2: demolished, dentist, depend, dependant, depends, deployed, depreciated, designed, detergent, device, devs, dey open, dey talk, dialysis, diem, dining, diplomat, direct, disappeared, discharge, discover, disengagement, dismissal
1.2: disposal, dispose, disposing, distributions, disturb, disturbing, divorced, do my, doctor's, dodge, doing, domains, domicile, donated, downsize, downsized, dowry, draft, drawings, drilling, drives, driving, drove, dryers, duty
1.2: each person, early, earpiece, eatery, edit, editors, edo, effects, electrodes, eleven, eligible, elumelu, embroidery, emigrated, emigrating, en, english, entering, entertainment, enumerator, environmental, erased, escape, estacode
1.2: estates, estimated, etc, etf, eth, ethical, euro, europe, evrytin, except, exclusively, executive, exempted, exemptions, exercise, existing, expand, expat's, expats, expectation, expected, expensed, expertnaire, exploded, exports
1.2: extension, eye, fact, fb, fct, fear, fee and, feeling, fell, fellowship, fertiliser, fetch, fgn bonds, fiance, fighting, filled, finder's, fined, finger, firewood, firm's, firms, fishmonger, fit, fleet, flex, flights, flip, flooded
1.2: floor, flying, fmcg, folded, follows, foods, football, for december, for epe, for ikeja, for shop, foreigners, forged, forward, founder, france, free from, fridges, fringe, from china, front, froze, fruit, further, future, futures
1.2: games, garage, gates, gazetted, gear, ghost, giveaway, gloves, go and, goggles, golf, gombe, gospel, governs, gowns, gp, gra, grammar, grandfather, grants, grey, grinding, ground, growing, guess, guest, hackathon, hailing, hairdressing
1.2: halal, hamper, handed, handled, handling, handouts, haram, hardly, hardship, hausa, have my, hawker, heavy, helmets, hers, hid, hiding, highlander, highlife, hires, hitting, hmrc, hoc, hod, hold, holder, holidays, hope, hosting
1.2: housekeeping, housewives, how many, hq, hr's, hse, hubby, hubby's, hunting, hustler, i bake, i buy, i can't, i report, ife, illness, importation, in epe, in london, in onitsha, in which, inbox, incentive, includes, including
1.2: inconvenience, incorporated, incorporating, increases, increment, indian, industry, inflow, influencer, informal, inherit, inland, insist, insisted, inspect, inspection, install, instalments, instrument, insulting, insurer, internal
1.2: interviewing, introducing, invested, investigation, investments, invigilated, involved, ioc, ireland, irrigation, irs, is his, is still, isnt, issue, issues, it correct, it in, it on, it's my, item, items, ivf, jackets, jackpot, jail
1.2: jailed, jewelry, jiji, johannesburg, join the, journalism, juju, jumia, jump, jumped, junior, juniors, kadawa, kain, kano, kantin, katangowa, katangua, kdp, keffi, keyboard, kidney, killing, kit, known, kogi, kwara, kwari, labelled
1.2: lady, landlord's, language, laptops, las, lashes, lashma, last week, lasted, lateness, later, launch, layout, lead, leader, leases, lebanese, lebanon, lectures, ledger, ledgers, lekki is, lending, levels, lg, liable, libya, lies, lieu
1.2: lighter, limits, liquidating, list, loan, loans, local, local government, location, lock, log, losses, lowers, loyalty, luno, machinery, madams, main market, maitama, major, maker, makoko, makurdi, malaysia, manage, management
1.2: managers, managing, mansard, manufacture, many, margin, marina, marked, market fund, market rate, marketer, mast, master, matches, matron, mba, me a, me do, means, meat, media, meme, mend, mentioned, mgr, mid, millionaire, mined
1.2: mistakes, moment, money market, months and, mopol, morning, motorcycle, move, mtn, mua, multi, mum's, musician, muslims, my daughter, my son, naija, nails, name, named, naming, native, nau, nd, needing, negative, nephew's, neva, newly
1.2: newscaster, nhs, nigerians, nights, nil, no sabi, notebook, novel, nursing, nysc, obajana, obtain, oda, officially, ogirs, ojota, okadabooks, older, on both, on his, onboard, onitsha, operate, operations, operator, operators, origin
1.2: originals, osogbo, ourself, ourselves, outsourced, outsourcing, outstanding, overpay, own name, owned, owners, pad, pap, partnership, passengers, pasted, payrolls, pensioners, pensions, people's, perquisites, phd, photo, photocopies
1.2: physiotherapist, physiotherapy, piece, plan, planned, plantain, plantation, plastics, play for, pocketed, podcast, poker, policeman, policeman's, polio, political, politicians, polygamous, ponds, pool, pop, popsy, pot, ppe, ppl
1.2: practising, prado, preaching, precise, preference, pregnancy, premises, premiums, president's, probation, proceeds, processing, produce, productivity, programme, project, projects, proof of, props, protect, protective, protest
1.2: provided, published, punished, pupil, pupils, purchase, purely, purposes, pushed, puts, putting, qa, qatar, qualifies, qualify, quarry, quidax, radiographer, rail, rateable, rav, reaches, read, reads, ready, reagents, reality, rear
1.2: rearing, rears, reason, recorded, redundant, reflective, regime, regional, reimburses, reinvest, reinvested, rejected, rejects, relationship, relaxer, relocate, relocating, remainder, remaining, remark, remits, renamed, renewing, rep
1.2: repaired, repay, repaying, repealed, requests, required, requires, resettlement, residency, responsible, returning, rewire, robbery, rolls, room, roommate, roustabout, rows, rrr, ruwa, sabi, sacking, sail, salaried, salesboys
1.2: salesgirls, sanction, sand, sang, saudi, saved, saves, saving, say government, scale, school's, scientist, scrap, scrapped, screens, scrip, scripts, scrub, scrubs, sea, seafarer, seasonal, sec, secondment, sector, seems, sell it
1.2: seller, separation, seplat, servers, serviced, sets, several, sews, shareholder, shareholders, shd, she, sheets, shifts, shooter, shooters, shop's, shot, shouldnt, sienna, signed, signing, since, singer, sisters, siwes, skincare, skip
1.2: skipped, skit, slab, slice, slices, slips, smart, snepco, soakaway, social, sofa, soft, solana, solicitor, solo, someone's, son, soon, sori, sow, spare, speaking, spirit, spoiled, spoiling, sponsor, spray, spraying, squat, stamps
1.2: stands, stars, state's, statements, station, stationery, stem, stems, stil, stockbroking, stolen, stops, storey, stress, study, studying, stuff, stylist, sublet, submitted, subscribed, subsidised, suffer, sugar, summary, sums
1.2: supported, survivor, suspect, suv, swallowed, swapped, swapping, t, tailors, take get, talking, tanker, taraba, target, task, taxi, tea, teacher's, teenager, telco, telling, tells, tenement, terminal, terminated, test, tex, textile
1.2: the army, the balance, the price, themselves, thesame, they'd, they're, thirteenth, thirty, thought, throw, throwaway, thrown, timeline, tinubu's, tippers, tithes, to bring, to go, tolu, tony, tool, totals, tournaments, toward, traders
1.2: traditional, train, training, transaction, transcription, translater, translation, translator, transport to, travel, tree, tricycle, trip, truth, turkey, turns, tutor, tutorial, tutorials, twins, twitter, types, uber, uber's, un
1.2: unawares, uncompleted, undergraduate, understate, unfiled, unilorin, unity, unsubscribe, unused, upgrade, upstream, upward, useful, ushers, uyo, va, vaccines, vanguard, versus, vet, vice, victims, viewing, wahala, waiter, waiver
1.2: warfront, wasn't, watching, way, ways, we are, we be, we dey, we've, web, websites, week and, weeks, welders, wetin dey, wetin i, what percentage, what was, wheelbarrow, whichever, wholly, wipe, with cac, withdrawing, within, wives
1.2: wood, works, world, worldwide, wounded, wounds, wristwatch, writes, wrongful, wrongly, yes, younger, yourself, youtuber, yuan, zenith bank, zone
1.1: accept, bodija, built, cement, clearing, correct, did the, domiciliary, domiciliary account, eat, explain, finish, friend, girl, it a, jos, march, me the, much e, my small, now, on instagram, on me, one is, pay how, pls, since #, sole
1.1: stays, wan, when is, which one
1: # kids, # when, a raise, add it, add the, and can, and got, be #, be in, better for, borrowed, business name, buy for, can my, change am, change the, coin, contribution #, dev, development, development levy, e no, earners, flat is
1: for onitsha, for that, for three, for which, fuel is, give, give my, go give, go still, has, hmo, i clear, i see, i want, is for, is he, list of, loan for, make a, make me, me at, money back, months how, mtn shares, my catering
1: my friend, naira per, national, oil, pay us, pls when, ptad, released, result, safety, since january, small business, solar, spread, stays in, steps, table, take care, than #, the highest, ticket, to give, truck, two months, wants
1: we have, when did, withdrawal, won't, wuse, years in
0.9: abi, award, bread, christmas, dangote, everyday, farmers, good, gtb, members, objection, page, pikin, police, second, stanbic, start, used, while
0.8: apart, brother, calculator, charged, hair, health, her, ikeja, import, next, nin, thousand, uk, which
0.7: abeokuta, abolished, accounting, acres, administration, administrator, advert, affect, african, agent's, agriculture, ahead, ajegunle, akure, albums, alone, angel, apple, apply, apprentice, arepo, artisan, assessed, assets, attach
0.7: automatic, avoidance, awards, away, bake, bank, became, began, behind, bigger, bik, bit, bitcoin, blind, board, boot, bq, braid, break, brewery, broilers, businesses, buys, bybit, cake, camera, campus, canadian, cancelled, canva
0.7: capital, carried, case, cell, ceremony, chain, chairman, challenge, chamber, cheaper, chemical, chemistry, child, china, claimed, clipper, club, college, combine, commot, complete, complex, compulsory, computation, computed, concession
0.7: confused, constable, content, cook's, cooked, corolla, corpers, corporate, counting, course, cousin, coverall, covered, credited, crime, crosses, declaration, declaring, deferred, delta, dental, dependent, desk, details, determined
0.7: dia, differ, disagree, disposed, distribution, divided, doctors, don, download, drinks, dropped, during, ehen, elder, electrician, electricity, endowment, entry, epe, equally, exams, expat, expatriate, fabric, face, faithfully
0.7: families, family's, farmland, fathers, field, filling, fines, fingerlings, fisherman, flyers, follow, foreigner, freelancing, friday, fries, frozen, g, gardener, gig, girl's, giving, gl, glasses, golden, graduated, hadin, handles
0.7: hands, handshake, haulage, hawk, hawkers, he, headmaster, headmistress, heavily, helmet, helper's, helpers, hidden, highest, him, himself, hospitals, household, hyphen, ibtc, identification, ignored, illegal, imported, importer
0.7: increasing, individual, indrive, inflation, installments, internship, investor, italy, jobless, kai, kubwa, kuda, labourers, lance, landed, landlords, lawful, lay, learn, leaves, lend, lent, levies, liability, libel, lie, loaders, loaf
0.7: long, looks, mai, main, mararaba, marketing, matters, matured, maybe, mc, md, member, meta, midway, mile, millions, mining, miss, mixer, mobile, monday, mostly, mother's, motherless, mould, moves, moving, mtnn, mushin, mutual, naval
0.7: navy, nba, network, nft, nine, nor, npfl, nurtw, offerings, offers, officer's, offline, ogba, ogbete, oh, oshodi, oven, overcharged, owed, owerri, owing, paddy, painting, panel, parallel, paris, parlour, parsonage, payer, performer
0.7: petty, planning, platform, polytechnic, posting, prepare, present, presumptive, previous, prints, prizes, process, professional, profits, properly, proves, quarterly, raffle, ran, rating, red, referral, refuse, reit, relative, rely
0.7: renovation, repayment, reporter, resume, retention, retiree, retirees, retrenchment, reward, riders, risevest, rotation, said, sambisa, separately, sept, sergeant, served, settled, she's, shoemaker, shoots, shortlet, sickle, similar
0.7: sits, skits, snail, soap, sometimes, sources, spouse, sprayed, stayed, staying, step, steward, stories, stubborn, submitting, such, sukuk, supermarket, suppliers, supply, supporting, swallow, takings, taxation, taxes, tech, teller
0.7: template, terrible, thank, thats, think, threshold, tiles, time, tips, tokens, toll, tribunal, twice, typing, uncle's, uni, unregistered, utility, vacation, vaccine, valid, valued, vanished, ventures, version, vessel, victoria, videos
0.7: voice, vulcanizer, waiters, wardrobe, wash, wasted, waybill, wed, wheelchair, whenever, winner, wise, working, worry, wrk, xmas, yaba
0.6: brand, change, die, dollar, finished, ghana, having, hire, lekki, let, london, market, need, note, papa, register, send, states, student, things, too, treasury, up, where
0.5: become, been, bonds, carry, charge, clear, companies, developer, e, go, h, his, increase, making, people, person, please, poultry, report, see, surulere, told, type, university
0.4: abuja, acct, actual, adding, advice, age, airbnb, airdrop, alerts, allowable, angola, applied, approved, architect, asks, assistants, assume, attachment, attachments, attract, automatically, baba, barb, barber, berlin, betting, bike
0.4: billed, bird, blank, bonuses, borno, bottling, brackets, burial, calculating, calculations, capped, chair, chairs, changes, child's, chinese, chops, cleaning, clerk, compared, competition, confirm, considered, contributed, contributing
0.4: converted, countries, crates, cross, cutting, damages, decide, decoration, depreciation, diaspora, differently, directly, disabled, donate, duties, editing, effect, eight, either, embassy, employ, employees, employs, enterprise
0.4: equivalent, ethereum, everyone, excel, exit, fabrics, feeds, flu, formula, fridge, friends, frontend, fully, gained, gbagada, get, gets, gift, gotten, group, hall, happened, harvest, honorarium, hundred, i'll, i've, ibafo, ijebu
0.4: inspector, invoices, iron, joint, keeps, kinds, lab, labourer, lagos, landlord, leadway, least, leave, leeds, letting, longer, lorry, lowest, lump, lying, maintenance, maize, makes, mama, marriage, meals, meant, membership, men
0.4: military, most, naira, narration, nasarawa, neither, newspaper, non, none, notes, november, nursery, often, operation, overall, overseas, owns, packaging, panels, park, partner, past, payments, payoff, payout, payouts, perfumes
0.4: pharmacy, pond, press, promised, promote, quiz, reach, recharge, reduced, reduces, refunds, registrar, reject, relocation, remitting, rich, rooms, rule, runs, salesgirl, say, scared, scholarship, senior, setting, shey, shipping, should
0.4: sick, single, sitting, snacks, starlink, surgery, than, their, theirs, there's, they'll, tickets, tomatoes, toronto, treaty, typed, ui, undergraduates, unemployed, unn, van, vouchers, want, website, whatever, whose, why, withdrew
0.4: woman, wont, writer, written, zakat
0.3: bungalow, buying, centre, did, exchange, how, ibadan, ibeju, land, ltd, mistake, percentage, port, sack, sent, sew, side, someone, something, years
0.2: affiliate, agency, agree, allow, anybody, apartment, are, arrears, association, audit, benin, binance, biscuit, boots, bricklayer, bridal, btc, can, cancel, cannot, choose, church, co, colleague, commercial, commissions, company's
0.2: consult, coupon, cover, covers, crypto, cut, dashed, dec, declared, demand, dependants, differs, digits, donation, donations, earner, earnings, electronics, ends, euros, ever, expects, false, favour, feeding, files, fiverr, force
0.2: freelancers, gate, germany, gold, google, grade, handle, hit, homes, housewife, ig, im, injury, instead, interest, interview, investment, japa, kitchen, kobo, lands, little, losing, lost, low, meal, microfinance, mission, month's
0.2: negotiating, ngx, nhia, nyanya, nylon, o, oyo, payslips, period, personally, persons, plant, plots, pocket, portion, pos, posted, pounds, prize, product, promo, promoted, proof, provides, punishment, push, quarter, questions, raised
0.2: remittance, remitted, repairing, resuming, returns, rewards, roof, roughly, rounded, royalty, saloon, sango, savings, sch, schools, secondary, seed, seedlings, serving, south, staking, stopped, straight, strictly, take, taxpro
0.2: telecoms, thing, thru, tomato, touches, treatment, trouble, tv, upfront, vi, village, weekly, welding, went, when, whom, winnings, withdraw, worth, youth
0.1: army, canada, country, delivery, do, fertilizer, five, fund, it's, laptop, lose, mum, okada, pepper, raise, stock, to
0: accessories, adsense, adverts, agbara, alaba, allowee, answers, asset, assumed, assurance, back, believe, benue, besides, bill, bills, blog, boutique, by, cakes, called, cap, captain, chargeable, clearance, cooks, corporal, corps, cot
0: dad, dash, dey, difference, directors, doesn't, domestic, duplex, education, ended, enjoy, exemption, exist, feb, fg, fight, fine, fintech, form, german, girls, given, happen, harcourt, hostel, independent, information, inheritance
0: inherited, itself, keke, lapo, last, laundry, layers, leaving, lining, lives, look, married, max, me, medical, missed, nnewi, nurses, officers, oga, ordinary, orphanage, p, parties, pastor, pensioner, perfume, plumbing, privately, pure
0: question, radio, receipt, reduction, remain, replace, saying, schedule, secretary, section, share, shared, shift, shoes, sign, small, smaller, soldier, soldiers, stipend, studio, taxing, teaching, technician, th, tiktok, tools, trader
0: transfers, trips, true, tuition, tyres, using, video, wetin, wey, whether, wife, withhold
-0.1: asking, business, collect, days, fee, food, like, make, of, old, plus, refund, somebody, this, touch, we
-0.2: account, ads, american, amounts, articles, at, bakery, belong, book, boy, branch, build, buyer, calculation, charity, chicks, civil, claims, consider, consultancy, date, digit, disability, dispatch, done, earlier, earning, empty
-0.2: enter, entered, equipment, evasion, evening, events, excess, father, filed, for, fuel, gone, government, gwarinpa, haven't, hazard, head, held, hired, include, incomes, is, joined, judgement, junction, kebbi, kindly, line, logistics
-0.2: manager, mother, needed, never, nigerian, not, october, offering, offices, one, or, our, oyinbo, payment, pharmacist, pita, plumber, poly, printing, proper, redundancy, replaced, research, resigned, retiring, retrenched, returned, rig
-0.2: round, royalties, sending, separate, set, shoe, sister, source, special, subscription, subtract, support, tailoring, teach, telecom, though, through, understand, use, weddings, welder, what's
-0.3: agent, annum, cleaner, fgn, first, gives, husband, it, just, kids, know, man, months, out, place, salaries, site, three, with, zenith
-0.4: #, abt, apprentices, artist, average, balogun, before, building, but, camry, carpenter, casual, caterer, chop, customers, didn't, eggs, employment, father's, feed, flour, forget, furniture, general, gifts, hotel, houston, husband's, i
-0.4: l, lecture, light, matter, micro, million, minus, object, on, outside, owner, passed, pencom, percent, percentages, perks, pound, power, primary, principal, promotion, proprietor, receive, refuses, registering, residence, sacked, save
-0.4: serve, service, statement, tailor, taxpromax, tenant, trust, twelve, uniform, until, usd, uses, wats, week, what
-0.5: a, aba, aboki, about, ago, alert, allawee, am, and, asaba, ask, benefits, calculated, caretaker, changed, closed, coins, collecting, come, cost, data, director, employer's, engineer, estate, etax, event, fill, finally, flats, graphics
-0.5: hairdresser, heard, hustle, if, ikorodu, in, invoice, its, kind, lessons, mean, nanny, nurse, okrika, ota, overpaid, passes, practitioner, rider, shares, sorry, stay, supervisor, supplier, teachers, thrift, trading, uniforms, unpaid
-0.5: us, wages, warri, wife's, will, writing
-0.6: add, advance, bought, certificate, contributions, convert, deal, dont, drive, fashion, fish, foodstuff, found, grant, graphic, hear, high, hr, jrb, lecturer, locum, makeup, maximum, much, my, n, na, nigeria, ones, online, payoneer
-0.6: performance, photography, property, rate, relocated, rental, sells, so, some, stand, stocks, ten, the, tractor, upkeep, virtual, wigs, workshop
-0.7: accommodation, adds, bring, cars, chambers, contribution, deliver, down, dues, each, editor, effective, enough, flat, four, hand, included, late, legally, middle, motor, nko, opened, overtime, pro, products, prove, rates, receptionist
-0.7: record, remit, remita, resumed, retired, right, shop, starts, state, transport, warehouse, widow
-0.8: again, all, applies, asked, be, begin, belongs, boys, brought, clothes, dem, dis, doctor, dollars, employers, enugu, evidence, farm, from, fry, gen, guard, houses, jtb, level, lived, more, ngo, no, off, ph, phones, photographer
-0.8: remote, rented, retire, revenue, ride, rsa, salon, school, settle, sum, suppose, that, those, thread, top, under, was, yet
-0.9: actually, afternoon, against, america, around, box, charges, collected, concern, consulting, contribute, credit, day, dubai, else, employee, final, former, freelancer, gtco, hello, hi, higher, increased, individuals, internet, island
-0.9: jan, keep, keeping, kiosk, lesson, office, practice, reliefs, remains, rents, shops, shows, six, software, taking, that's, trade, treated, uncle, usdt, voluntary
-1: # my, a plot, a small, a tailor, aged, allowances, already removed, an, annual return, annuity, another, anything, as a, at a, be removed, because, children's, client, company dey, company pays, contract staff, contributory, day and
-1: death gratuity, dem dey, dey comot, dividend from, does that, does the, dom, dom account, expense, farmer, federal, for good, full, i enter, i no, i remove, i started, i took, if they, income tax, inside, is about, is money, it at
-1: it income, kept, ladipo, looking, materials, me an, me for, money, month before, month is, much more, my expenses, my monthly, my ppa, my two, not taxed, of june, of n, one estate, or #, or not, out of, owe tax, paid to, pension what
-1: receipts, repair, sold a, tax na, tax was, that taxed, the company, the profit, these, they want, through my, to reduce, turnover, two, two years, what about, what gross, which of, year's
-1.1: # gross, # premium, # transport, a self, a tax, account every, accountant, accounts, akara, all expenses, all the, allowed, already deducts, also do, also have, and my, annual tax, another #, assistant, at once, both, bought for
-1.1: bring #, canteen, car, cassava, cement shares, clean, compute my, consultant, d, deadline for, design, dey bring, different, does it, driver, earned #, enters, everything, figures, firs, for it, gain na, gateman, get any, good evening
-1.1: half, house help, i changed, i drive, i only, i supposed, i type, if i, in another, in april, in february, in january, in june, in my, in the, income before, income this, insurance, it true, job, join, labour, level #, like #, living
-1.1: lunch, minimum tax, money for, money in, month in, monthly after, monthly no, more tax, much can, my boys, my life, my only, my slip, no expenses, no tax, nrs, nurse in, offer, on my, on rent, only, only #, package, pay house
-1.1: penalty if, pension i, per, personal tax, pfa, policy, ppa, premium on, profit a, profit every, provision, quarters, really, received, records, removes, retirement, same as, sell provisions, sell the, september, shares for, st
-1.1: suppose dey, suppose pay, tax at, tax dem, teacher, that the, the #, the full, the return, them, there tax, they will, to build, two of, union, us pay, was paid, weekends, were, wetin go, what i, whats, when i, work i, work remotely
-1.1: year what's, youtube, zero
-1.2: # or, # yearly, a dollar, a loss, a teacher, a worker, added to, and paid, and the, and we, below #, company is, cut tax, day to, dem suppose, died, does this, fees, fine if, flats in, for not, for work, from the, gave, go dey
-1.2: goes to, have, i moved, in all, in march, is interest, job and, may i, myself, of them, ogun, owe, owe for, own a, pay for, pay in, pension no, pension of, profit of, rent out, scheme, school and, still need, submit, tax every
-1.2: teach in, the job, the minimum, to may, to tax, total, which state, with the, work how, work in, year in
-1.3: # gain, # out, a flat, a job, above, an official, and pension, and repairs, and work, aside, august, bands, barbing, be removing, be taxed, bond, by what, contractor, counts, cra, death, deducting, deducts paye, does, does not, don't
-1.3: earn #, family, figure, file a, for month, free of, gain on, gains, got a, got my, gratuity, had no, hospital, i to, i'm, id i, in may, income how, is free, is that, it reduce, job in, lawyer, left for, me #, me n, mine, month as
-1.3: months late, much paye, my account, my old, my parents, naira to, new, no deductions, no income, nobody, nothing is, of my, of office, of the, offshore, ok and, on the, paid by, papers, part time, paying tax, penalty
-1.3: pension contribution, pension reform, personal, profit from, profit monthly, provisions, reform act, remotely, removed from, rent na, return on, sell my, selling, servicing, shop is, spend #, startup, tax how, tax my, tax now, tcc
-1.3: that one, the agent, the deadline, the one, the only, they be, they deduct, they take, till, tithe, transport #, wage, will nigeria, will tax, with my, with no, withholding tax, year with
-1.4: # dem, # interest, # life, # no, am i, and rent, annual, are they, band, before that, bought a, cash, company in, daily, designer, dey cut, do they, does tax, each of, earn, end, exactly, february, gave me, have never, house in
-1.4: i declare, i earned, i got, i have, i own, i rent, i stay, in naira, in school, lagos which, limit, limited, mechanic, month my, month they, mortgage, my annual, my rent, my sales, na only, net, nothing, on everything, on that, own
-1.4: own house, own life, parts, pays my, profit na, remove from, remove tax, rent i, salary, salary of, sends, so what, state but, state do, takes #, tax in, tax the, that money, the total, there, to be, to june, took #, upwork, which tax
-1.4: will i, would, year the
-1.5: # rent, # the, and a, as tax, back from, below, by myself, civil servant, claim, compute, cooperative, counted, day i, days a, deadline, december, drugs, earns #, filing, first job, flat in, for year, freelance, gas, get tax, got
-1.5: gross salary, i dont, i earn, i forgot, laid, last date, left, lirs, lower, madam, me every, me in, month do, month i, month on, my first, my gross, officer, on it, on time, paid in, paper, pay is, pay my, pay the, pension every
-1.5: pension from, profit for, put #, rent and, salary and, salary every, security, servant, severance, submit my, tax do, tax free, tax people, the rent, value, was on, what date, which year, wife and, year na, year please
-1.6: abeg i, allowance, and tax, and transport, as compensation, assessment, brings, children and, collects, come off, consolidated, consolidated relief, deductible, dey pay, each one, forgot, go pay, happens, i made, i was, just got
-1.6: monthly what, must, my hand, nhis, nothing else, or the, parents, paye be, pension how, pension or, put, register for, rent a, return for, sale, sales, self employed, supposed, supposed to, tax it, this year, to pay, what happens
-1.6: year from
-1.7: # every, a new, a return, added, after fuel, any other, any relief, be my, be paying, benefit, bolt, calculate, clients, clinic, corper, data and, declare, earns, every day, for one, gives me, gross is, i had, i teach
-1.7: insurance premium, is deducted, jobs, less, life, ministry, money i, month and, monthly i, my personal, my take, new job, of tax, official car, on top, pay on, paye from, payroll, personal income, plot, reform, registered, rent is
-1.7: sell, slip, staff, still, still have, tax altogether, tax dey, tenants, the end, the old, the pension, wht, will the, work #, worked, year after, year my
-1.8: # salary, a house, a salary, after, after all, already, books, children, contract, dey remove, diesel, dividends, every year, factory, for pension, foreign, gain, go tax, housing, i am, i'm a, is taxed, last day, monthly pension
-1.8: moved, mowe, my employer, my family, my gain, office is, one year, pays #, per day, remove, remove #, removed, run a, self, should my, tax per, tax should, the car, the state, till december, to december, what will, with a, worker
-1.9: # children, # nhf, # percent, # profit, a week, after i, am a, and i, and nhf, any, came, can a, comes, comot, cost me, deduction, dey sell, does a, due, earned, employed, extra, firm, for loss, gross #, house rent, i dey, i keep
-1.9: i never, i put, i spend, i still, if my, in december, july, made #, month pension, monthly from, much of, my flat, my payslip, my return, nigeria tax, once, over, own tax, pay, private school, reduce tax, sold, tax go, tax law, tax to
-1.9: the two, there a, they paid, whats my, withheld, withholding, year and, year is
-2: amount, before they, bonus, compensation for, deducts, dividend, each month, from a, from my, fuel and, goes, here, house, i run, i sell, is there, january, loss of, my own, part of, paying, relief for, removing, resident, started
-2: takes, tax me, th month, that i, they, tin, work for, workers, year, year no
-2.1: # i, # tax, april, as, basic, costs, dey work, free, i deduct, i file, i spent, into my, is tax, law, month no, month what, official, pension and, profit is, rent, spend, tax am, tax and, the fine, will my, year for
-2.2: # as, a bank, a private, act, altogether, and if, calculate my, compensation, employer, every, from it, goods, had, have no, home, house i, is in, month, month for, month from, month how, other income, paid, pay rent, rent #, rent for
-2.2: salary na, says, spent #, the money, the tax, they remove, this new, what tax
-2.3: # this, company, end of, exempt, for the, from january, i don't, income, it taxed, january to, life insurance, make #, minimum wage, my income, no other, ok, payslip, per year, repairs, shop rent, taken, together, what if, whole year
-2.4: # a, a month, after tax, before tax, commission, count, deductions, for this, june, monthly how, my profit, new law, new tax, pension is, reduce my, run, spent, take home, tax be, tax on, to the, took, year what
-2.5: abroad, and they, any tax, file my, have a, how is, i make, into, made, monthly and, my company, my pay, my pension, of it, premium, profit, salary #, sold my, tax is, taxable, the same, yearly
-2.6: # pension, have to, i owe, i paid, i pay, in a, may, minimum, my paye, nhf #, part, rent relief, they tax, under the, what do, what's my
-2.7: dem go, every month, loss, month after, my total, per month, rent of, same, tax from, tax return, the house, the whole, then, they pay, to file
-2.8: expenses, i sold, id, my salary, paid me, pays me, tax i, tax id, the new, whole, will they
-2.9: about #, deduct, deducted, i also, must i, my house, pension #, private
-3: i work, no pension, year i
-3.1: # monthly, for tax, is my, nhf, other, pay #, reduce, total tax, year how
-3.2: tax will, work
-3.3: a year, also, salary is, tax
-3.4: gross, live in, monthly, the year
-3.5: i be, i live, much tax
-3.6: pay tax, pays
-3.7: file, live, pay me, relief, return
-3.9: paye
-4.2: taxed
-4.5: tax for
-4.7: pension
-4.9: my tax
`
