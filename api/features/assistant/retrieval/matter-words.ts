/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
6.2: today
6.1: which bank
5.9: write a
5.8: arsenal
5.7: go win
5.6: me write
5.4: abeg who
5.3: arsenal and
5.2: bag of, girlfriend, league, rain, season, what time
5.1: budget, chelsea, collateral, eagles, fast, my girlfriend, on saturday, super, super eagles, time is, useless
4.9: and chelsea, dollar to, egusi, egusi soup, joke, league this, mumu, of rice, tecno, the best, this season, which phone, who won, without collateral, you are
4.8: a resignation, asdfghjkl, battery, bvn, eagles march, is jamb, litres, love, march yesterday, message, naira today, nice, odds, passport, phone is, python, renew, renew my, resignation, resignation letter, show working, sole x
4.8: this weekend, useless app, win the, x, x #
4.6: a joke, afcon, application, application letter, babe, best savings, between arsenal, bible, bible verse, by road, chatgpt, chelsea march, cut off, dangote refinery, drop #, election, for today, give salary, goat, hot, infinix, it rain
4.6: jollof rice, litre, lol, malaria, my iphone, names, nollywood, of birth, of una, per litre, poem, premier, premier league, rain in, recommend, recommend a, since morning, stake #, student visa, the arsenal, this week, today black
4.6: tonight, u, uk student, verse, waec result
4.3: # battery, # odds, a short, and cowrywise, and show, answer me, arsenal or, aso, aso ebi, atm, baby is, batch, batch b, be mumu, between piggyvest, born, bot, calling, chat, cheap, checker, cough, cv, drivers licence, ebi, essay
4.3: far is, find the, fine girl, fire, french, get sense, give better, governor, governor of, hard, i budget, i invest, i stake, ibadan tomorrow, invest, is dangote, is dollar, jamb #, laugh, letter to, love me, many bags, many litres
4.3: many weeks, mark, mark for, message for, my babe, my baby, my generator, night what, nollywood move, now now, now on, obodo, odds for, ode, off mark, old and, or city, phone numbers, piggyvest and, pin, please help, prayer, python code
4.3: quick, result checker, reverse, rice for, rise, savings app, she is, shut up, suggest, than you, the cut, the super, to renew, toast, turning, verse for, wey interest, white, who be, who even, will win, win afcon, win between
4.3: yesterday, you and, you be, you help
4.2: bag
4: # add, # budget, # by, # litres, # oranges, # pages, # registration, # show, # without, # word, a bible, a birthday, a cv, a land, a nollywood, a poem, a sheet, a sin, a string, a toyota, a useless, about igbo, abu, account number
4: ajo everybody, always dey, an application, and call, and man, and phone, and redmi, anytime, anytime i, app i, at ikoyi, ate, atm card, bad about, banana, bank can, battery dey, being or, better interest, better pass, between infinix
4: birth is, birthday message, blablabla, block my, boss for, bot who, bottom, budget it, buy if, calling me, camon, camon #, can give, capital of, causes, causes of, caution for, cement in, channel go, charging, chatgpt is, cheap ankara
4: civil war, code to, collect and, complain, complain to, computer dey, cook egusi, cook ofada, council tax, davido, days now, delete you, deposit now, dey answer, dey cough, dey drain, dey drop, do wrong, documents do, don close, dose
4: drain, drain fast, dream, drink, drug, earner loan, ehn, eid, essay on, even spell, everybody that, explain photosynthesis, fall apart, feel, fire you, fit buy, fit give, flight, flight from, for cac, for malaria, for medicine, fuck
4: fuck you, fuel price, funds, generator is, girl for, girlfriend of, give small, go pack, go show, god will, going through, good for, good night, good time, gtbank, hard times, has used, hiring now, hot and, hp, human being, i bet
4: i block, i complain, i renew, i rest, i slap, i studied, i wait, i watch, iftar, igbo, igbo people, in python, infinix hot, ingredients for, inlaw, interest no, international passport, invest #, is abuja, is best, is calling, is drivers
4: is eid, is iftar, is maghrib, is turning, is your, jamb registration, jss, jss #, kano today, last night, last nite, last person, late grandmother, latest, latest news, leave am, licence, loan without, maghrib, maghrib in, mainland, malt
4: man city, marry me, masters in, me see, medicine, medicine in, meter, mode, months old, morocco, mother inlaw, move should, much to, must answer, my birthday, my bvn, my date, my egusi, my passport, my tecno, na computer, names and
4: names for, near me, nepa token, nigerian civil, no too, nonsense, not charging, now #, numbers of, nysc batch, o for, ode you, of everybody, of funds, of garri, ofada, oga never, on mtn, onions, or morocco, oranges, oranges for, our ajo
4: our side, paint of, particulars, password, pay better, people let, phone number, photosynthesis, pimples, poem about, poem for, pos machine, pray, pray for, prepaid, prepaid meter, president, price today, public, public holiday, ramadan
4: recruiting, redeployment, redmi, refinery hiring, registration closing, repeat, rest my, reverse a, rice na, rise this, rivers state, rubbish, say something, season arsenal, seize, seize my, sense at, sharp sharp, shirt, side how, sim
4: simple interest, sin, sin to, since yesterday, slap, slap you, slow, slow and, small interest, something bad, sound, spell, string, studied, sure odds, take toast, talk true, teach me, team go, tecno camon, tecno spare, th how
4: the causes, the governor, the latest, the portal, the premier, the president, the restaurant, the word, thief, thieves, things fall, third mainland, this morning, this night, this nonsense, through hard, thunder, thunder fire, time to
4: to camp, to french, to lekki, to reverse, to wrong, toast one, today in, today with, token, trader bought, translate, translate good, treat malaria, tuesday, turning #, una for, us ate, used this, vehicle particulars, visa fee, wants #
4: watch tonight, wey use, where should, which channel, which loan, which team, who store, who will, who win, who wrote, whoever built, win premier, with opay, with their, word essay, write application, wrong on, wrote things, you love
4: you marry, you now, you sef, your app, zxcv
3.9: abeg which
3.8: # people, a bag, god
3.7: a good, bank dey, iphone #, jamb, jollof, pls which
3.5: aaaaaaa, ac, accident, acquisition, address, ade, adeyemi, aepb, agbada, airtel, alajo, allah, amac, amet, anyhow, approval, approve, arrested, asake, asdf, asr, asun, australia, bajaj, banned, beginner, bello, better than, biology
3.5: blisters, blockchain, blue, boi, boil, bola, bootcamp, border, bracket, burkina, bust, cache, caesarean, calcium, camp, canada's, cant, captured, carpet, carton, cartons, cashew, cast, champions, chance, cheapest, chidinma, chinedu
3.5: chocolate, chopping, chromebook, clears, clocking, clothing, collector, combination, communion, compact, concrete, conductor, container, corset, cotonou, coughing, cousins, crate, create, crunchy, cups, current, dating, davido's
3.5: debited, designs, discipline, disgrace, disgracing, distance, divide, dog, dolor, draining, drains, dreamt, driver's, dropping, dry, eating, electric, elitebook, emails, emeka, emperor, endurance, engineering, engineers, ephemeral
3.5: evict, ewu, exact, expire, expo, export, failed, fair, fake, fare, faso, favourite, fever, film, fly, followers, foolish, footballer, forty, fraudster, fried, frsc, ft, funny, gambia, gapping, gari, gluconate, gm, gmail, gotv
3.5: graduates, grammy, grandson, groundnut, guo, guys, hacked, hahaha, hamstring, hang, hanging, harmattan, hate, hell, hfhfhf, hhhhh, history, hjdksl, hnd, homework, honest, indomie, insha, insure, intervention, ipsum, itel, jjjj, jjjjjjj
3.5: kg, kingdom, kpakpakpa, kva, leaf, letter for, link, lololol, lonart, lorem, loudly, mad, maggi, majesty, mechanical, meiosis, meow, messi, microbiology, midwifery, mikano, minister, mistakenly, mitosis, mmmm, moi, moon, mouth, mpc
3.5: mpr, mr, musa, music, nafdac, name for, natural, neighbour's, netflix, ngozi, nikkah, nomination, nsala, obudu, of cement, ofe, oily, okafor, oloshi, op, opening, opinion, osimhen, outboard, outline, output, override, owambe, pain
3.5: palmpay, paracetamol, parade, patience, pcn, pending, phcn, picked, picking, picture, places, player, playing, pm, polite, politician, position, potassium, prayerful, pretend, profile, prompt, pulling, pvc, quit, qwer, qwerty, ranch
3.5: react, reading, recipe, recruitment, reducing, remedy, remind, renewed, replied, requirements, richest, river, roleplay, ronaldo, root, rot, sabon, salty, samaru, samsung, sanitation, sauce, scarcity, scatter, screen, sentence, sermon
3.5: shedding, shirts, sing, smarter, smell, smoke, sms, snapchat, snores, snoring, soccer, somewhere, son's, sort, spurs, square, squared, ss, stage, stain, stake, stamping, stopping, storekeeper, strawberry, stream, strike, stupid, style
3.5: submission, sue, suitable, swear, talks, tamper, temperature, the meaning, tire, toothache, trademark, trainees, transformer, trcn, trek, tubers, tunde, twenty, units, update, updated, urgently, useeffect, users, visa, voters, w
3.5: waiting, walima, washing, weather, weigh, weighing, wicked, wizkid, woman's, write me, yamaha, yeeeee, yellow, yoruba, you're, zaria, zobo
3.4: who go
3.3: birthday, soup, tomorrow, win, won the
3.2: access bank, are a, correct it, cowrywise, exam, fix, for fixed, from now, human, in unilag, is now, march on, marry, me should, pack, palm oil, pass for, pls help, post, punish, renewal, rice, robot, sense, short, third, watch, wig
3.2: write an
3.1: best, how to, iphone, is better, palm, waec
3: since last
2.9: a very, a visa, a wedding, abuja to, always, am back, apapa, assignment, bet, bet ja, birth, bought #, buy a, call me, caution, cheat, date of, drop, dstv, duty on, engine, farming, for just, from kaduna, gives the, go buy, goats
2.9: grandmother, grow my, has not, his account, how should, i entitled, i stop, i treat, if a, industrial sewing, ingredients, international, is bitcoin, is good, is nysc, it safe, ja, just one, lagos to, landlord wants, leave her
2.9: loan app, me loan, me one, my assignment, my drivers, my turn, near, never pay, news, nite, pages, party jollof, per term, reach my, refinery, register a, rivers, safe, safe to, sharp, shell, so it, stamp, surcharge, system, talk to
2.9: that has, the capital, they offered, tinubu, to make, tomorrow i, total pls, toyota, toyota corolla, vat, vs, wait, war, wey go, what salary, when e, where can, whoever, with small, without it
2.8: app, road
2.7: # times, and has, ankara, better, c, c of, fall, far, how far, interest for, lace, loan wey, name is, of o, offered me, on sunday, portal, print, register my, sheet, shut, sure, term, to naira, want #, what documents, will you, you no
2.6: are you, baby, city, drivers, i cook, meaning of, now and, word
2.5: answer, go do, help me
2.4: # change, # day, # development, # feeding, # he, # health, # if, # should, # tips, # yesterday, a bakery, a cashier, a danfo, a human, a list, a phone, a pos, a real, a second, abeg help, abeg how, abeg my, abeg when, abuja from
2.4: access, add everything, admin, after losing, agbero, air, airtime, am down, am make, am wrong, amala, an exam, and gele, and get, and i'm, and just, and lace, and ptad, and signage, and some, and win, ankara and, another one
2.4: apartment in, app is, appointment, are #, area, arm, asuu, at luth, at month, at night, babies, backyard, bag and, bags, bank i, bank say, berger, big brother, bite me, blow, body, borrow, breach, bride, bride price, broke
2.4: brother lives, burn, burnt, business on, business with, cake on, call am, can you, card, care about, catering business, cattle, charged me, cheat me, cheating, check for, check if, chemist, chin, chin chin, client for, closing my, code
2.4: coding, come dey, coming out, contracts, council, cream, creche, crypto or, customer care, cut how, cut my, danfo driver, data for, day is, days how, delete, delivery #, dem get, dem write, dey cheat, dey play, discount, dollars in
2.4: don reach, don start, duty is, e give, e pay, egg, enter how, entitled, entitled to, epe what, esusu, everyday for, everything they, expensive, facebook, fees is, fiancee, finance, finish how, flat #, for church, for ikoyi
2.4: for nigerians, for our, for something, for uniben, for weekend, for women, from abuja, from camp, from teaching, fund and, garri #, gele, get more, give him, giving me, go for, go go, go school, going, graduate trainee, has paid
2.4: have on, he is, hide, hiring, his salary, how can, hr offered, i apply, i become, i care, i charged, i correct, i grow, i join, i marry, i negotiated, i pass, i sent, i sleep, i verify, ibadan #, idea, if it's, ignore, immigration
2.4: in ibeju, in kano, independence, inec, interest rate, inverter, is am, is coming, is far, is house, is how, is inside, is one, is under, is wrong, it go, it mean, job my, joor, judge, just do, just waka, kaduna and, kaduna with, kenya
2.4: kids in, know if, lagos now, lekki phrase, let's, license, like person, lines, load, loan the, lokoja, long can, luth, make dem, march my, march this, market say, me receipt, me say, members pay, mind, money with, month or
2.4: months wetin, morning how, much now, much remain, mum she, my bus, my call, my ex, my fiancee, my hair, my ltd, my machine, my nysc, my okada, my stall, my wig, naira on, need #, needs, nelfund, nepa bill, never get, nigeria or
2.4: nin how, no wan, not been, notice that, now with, number for, number how, number of, numbers, of fuel, of life, offered, office give, ogbomoso, omonile, on and, on transfer, on you, one get, opay and, open for, or dem, or should
2.4: others, out n, owe us, owes, paint, passing, pastor's, patient, pawned, people come, people i, people with, permanent, permit do, person get, person i, person's, petrol, phrase, phrase #, pick, piggyvest, pikin dey, plan cost
2.4: plenty how, pos person, price for, prices, rabbit, receipt of, rent receipt, restaurant in, returns late, ring, road and, rsa after, rules, rules and, salary loan, salary since, sallah, saw, send #, send it, session, settlement for
2.4: sewing machines, share #, she has, she will, ship, shoot, show am, show me, simple, sir, sleep, somebody with, son in, sports, stall, stamp duty, stanbic money, start a, starting, sunday, suya, table for, take collect, take to, tank
2.4: tax refund, teaching service, team, that will, the exchange, the freezer, the fuel, the normal, the palm, the phone, their salaries, them at, three term, times #, times a, to am, to and, to apply, to come, to eat, to grow, to kaduna
2.4: to leave, to negotiated, to start, to travel, tokunbo, top for, trainee, travelling, una go, under #, us the, used iphone, vat on, vendors, verify, vex, waka, wan increase, wan register, was that, we go, weekend, wetin e, what day
2.4: when will, wife just, will accept, will make, with n, write am, write out, wrong how, yam #, year old, you a, you get, you must, you use, your, your own, zamfara
2.3: night, tell me
2.2: # at, ajo, my boss, now i, opay, registration, to buy, who is, will it, yam
2.1: # bedroom, apply for, bedroom, grow, holiday, me my, much for, negotiated, one person, party, phone, rest, times, to register, you
2: # since, and where, at cac, before my, boss, by mistake, close, compound, don collect, e reach, for land, from lagos, going to, graduate, guests, how i, ilorin, in manchester, industrial, it or, it will, loan of, maths, meaning, my guy
2: my neighbour, my pikin, my school, neighbour, nepa, one day, or na, pls my, rates in, salary earners, sewing machine, share it, shop permit, song, stop, the nigerian, use this, write, wrote
1.9: abeg, check my, double, generator, land in, notice, pls what, restaurant, tell, very, women
1.8: # back, # bags, # corolla, # small, a domiciliary, a laptop, a salon, africa, alhaji, among, anambra, and fifty, and now, and tell, and who, and will, annual returns, ask my, back or, bank how, bank or, banks, before and, birds, bite
1.8: black market, boyfriend, business dey, business for, business loan, but e, buy with, calabar, car in, carry go, charge of, chemist shop, chops and, clearance for, collect am, coming in, company income, company that, couple, court
1.8: customs, daughter is, days of, debt, delete my, dem call, dey take, don die, earn in, equal, error, everywhere, ex, federal government, fill a, fit do, flood, for bodija, for dollar, for lagos, for somebody, format, fresh, fuel na
1.8: game, garri, give am, given me, gree, guangzhou, hair #, he gets, he has, her #, hour, hours, i carry, i check, i delete, i hold, i open, i recover, in ilorin, in our, in wuse, increase my, insurance and, is going, is too, is transport
1.8: it legal, it with, it's #, just a, laptop for, lastma, leave me, leg, lga, list all, long should, make my, make the, many times, maternity leave, me be, me check, me what, moniepoint, mosque, my child, my keke, my manager, my second
1.8: my table, my tenancy, na who, name at, name no, nearest, need for, next month, nigeria have, no gree, now they, now wetin, nysc allawee, off for, oil and, on how, on monday, on their, one be, only from, open a, owing, oya, pass
1.8: poor people, poultry farm, put for, raising, real estate, refuse to, refused to, salary in, saturday, sef, settlement, seven, shouting, showing, siblings, signage, sit, spoilt, sportybet, status, steps to, survey, the market
1.8: the national, the nearest, the wage, this #, touch it, treat, two people, una, uniben, university is, us salary, us tax, usually, vehicle, wallet, wan pay, wear, weeks what, what did, which documents, who i, wholesale, why was
1.8: wife she, within #, words, workmanship, wrong, yard, years at
1.7: # #, b, between, black, cac, call, documents, even, help, i fit, letter, loan to, machine, permit, play, price, this app, unilag, whatsapp, who, who do, won
1.6: # total, agreement, bad, bank gives, bus, can't, catering, channel, check, coming, cook, customer, daughter, find, go take, guy, has been, if e, ikoyi, in kaduna, job at, kaduna, masters, month but, office i, running, sewing, she dey
1.6: tenancy agreement, the form, the next, to abuja, turn, water, well, what can, when does
1.5: # one, # year, a supermarket, abi na, accra, ajah, as you, braiding, business i, buy bitcoin, calls, can't pay, cashier, catch, company at, danfo, dat, deposit, don finish, draw, e get, everybody dey, fifty, fifty thousand, first one
1.5: fixed, fixed deposit, for canada, for ibadan, for someone, for us, foundation, freezer, from ibadan, generator for, get for, go get, go make, go up, go use, government dey, government wan, gym, hair and, hair business, has the, how do
1.5: i plan, i'm the, in computer, in jos, is each, it now, loan is, lottery, machine for, machines, maiduguri, make e, market women, maternity, meeting, month end, much i, my catfish, my data, my leg, my tenant, my wedding, naira and
1.5: naira is, name with, no pay, normal, one before, one na, one with, open, or just, out the, please what, point, poor, price of, programmed, real, recover, refused, roadside, salary at, salary does, second one, send my, shop for
1.5: should we, small shop, somebody that, space, split, street, students, tax work, the cbn, the second, they accept, they told, this calculator, thousand naira, to canada, to check, to open, to port, too much, traffic, una dey, unit
1.5: wedding, wey remain, where is, why do, worth it
1.4: # everyday, # years, and how, balance, block, catfish, closing, computer, e be, in texas, legal, levy, manchester, my phone, plenty, store, talk, tenancy, texas, the th, transfer, use it, without
1.3: # fuel, # pikin, # worth, a loan, a tenancy, about it, acceptance, accepted, accesories, acquired, ad, addition, additional, adopted, advantage, advertising, affairs, agege, agents, aiico, airdrops, airport, alawee, albinos, album
1.3: alumni, am for, amazon, amend, amputated, analyst, and delivery, and i've, and what's, anoda, anyone, anywhere, apo, appeal, approves, approximate, ariaria, arranged, arranging, arrive, arrived, art, article, artistes, artworks
1.3: aspirant, assessable, assistant's, attached, attendant, auctioned, aug, authority, available, avoid, axa, axis, b #, back #, backdated, backend, backlog, baker, baking, bale, bales, bamboo, banker, banner, barclays, barracks, base
1.3: basis, batteries, bayelsa, bc, beans, bears, becomes, begged, belongings, beside, beverage, bid, big, bikes, binding, bits, blade, blame, bloc, blogger, boko, bolt's, bonny, bother, bounced, boxes, braids, brands, breakfast, bribes
1.3: british, broda, broker, bros, brother's, brothers, browser, builders, burglary, bursary, buy, cabin, cable, calculator's, calculators, calendar, cancer, canopies, canopy, car loan, carburetors, cards, carrying, cashback, cashed
1.3: cashing, casino, cause, cbn, cctv, cerpac, certain, chalk, changing, channels, charcoal, charger, chats, chef, cheque, chickens, choir, church's, cit, citizen, citizens, citizenship, claiming, classes, cleaner's, clinic's, clippers
1.3: coach, coaching, cocoa, cod, code for, cold, collective, combat, commencement, commissioned, commuting, compare, compensated, completely, comprehensive, computers, concerns, conductor's, confidential, confirmation, confuses, conhess
1.3: consequences, consultant's, consultants, consults, containers, contest, continue, contractors, conversion, converting, cooking, coop, copper, copy, costume, could, coverd, covering, cows, crazy, creation, creator, credits, crew
1.3: crossing, crowdfunding, cs, cuts, dad's, dancers, dates, deaf, dealer, dealership, debtor, debts, decides, decimals, deel, defence, define, delay, delaying, deliveries, delivers, demanding, demolished, dentist, depend, dependant
1.3: depending, depends, deployed, depreciated, designed, detergent, device, devs, dey give, dey hold, dey open, dey talk, dialysis, diem, dining, diplomat, direct, disappeared, discharge, discover, disengagement, dismissal, disposal
1.3: dispose, disposing, distributions, disturb, disturbing, divorced, do my, doctor's, dodge, doing, domains, domicile, donated, downsize, downsized, dowry, dr, draft, drapes, drawings, drilling, drives, driving, drove, dryers, each person
1.3: early, earpiece, eatery, edit, editors, edo, effects, electrodes, eleven, eligible, elumelu, embroidery, emigrated, emigrating, en, english, entering, entertainment, enumerator, environmental, erased, escape, estacode, estates
1.3: estimated, etc, etf, eth, ethical, euro, europe, everybody, evrytin, except, exclusively, executive, exempted, exemptions, exercise, existing, expand, expat's, expats, expectation, expected, expensed, expertnaire, exploded, exports
1.3: extension, eye, fact, falls, fb, fct, fear, fee and, feeling, fell, fellowship, fertiliser, fetch, fetched, fgn bonds, fiance, fighting, filled, finder's, fined, finger, firewood, firm's, firms, fishmonger, fleet, flex, flights, flip
1.3: flooded, floor, flowers, flying, fmcg, folded, follows, foods, football, for december, for ikeja, for shop, for surulere, foreigners, forged, forward, founder, france, free from, fridges, fringe, from china, front, froze, fruit
1.3: further, future, futures, games, garage, gates, gazetted, gear, ghost, giveaway, gloves, go and, goggles, golf, gombe, gospel, governs, gowns, gp, gra, grammar, grandfather, grants, grey, grinding, ground, growing, guess, guest
1.3: hackathon, hailing, hairdressing, halal, hamper, handed, handled, handling, handouts, haram, hardly, hardship, hausa, have my, hawker, heavy, helmets, helper, hers, hid, hiding, highlander, highlife, hires, hitting, hmrc, hoc, hod
1.3: holder, holidays, hope, hosting, housekeeping, housewives, hq, hr's, hse, hubby, hubby's, hundred and, hunting, hustler, i bake, i can't, i report, i send, i wan, ife, illness, importation, in epe, in onitsha, in which, inbox
1.3: incentive, includes, including, inconvenience, incorporated, incorporating, increases, increment, indian, industry, inflow, influencer, informal, inherit, inland, insist, insisted, inspect, inspection, instagram, install, instalments
1.3: instrument, insulting, insurer, internal, interviewing, introducing, invested, investigation, investments, invigilated, involved, ioc, ireland, irrigation, irs, is still, isnt, issue, issues, it correct, it on, it's my, item, items
1.3: ivf, jackets, jackpot, jail, jailed, jewelry, jiji, johannesburg, join the, journalism, juju, jumia, jump, jumped, junior, juniors, kadawa, kain, kantin, katangowa, katangua, kdp, keeper, keffi, keyboard, kidney, killing, kit, known
1.3: kogi, kwara, kwari, labelled, lady, landlord's, language, laptops, las, lashes, lashma, last week, lasted, lasuth, lateness, later, launch, layout, lead, leader, leases, lebanese, lebanon, lectures, ledger, ledgers, lekki is, lending
1.3: levels, lg, liable, libya, lies, lieu, lighter, limits, liquidating, list, loans, local, local government, location, lock, log, losses, lowers, loyalty, luno, machinery, madams, main market, maitama, major, make i, maker, makoko
1.3: malaysia, manage, management, managers, managing, mansard, manufacture, margin, marina, marked, market fund, market rate, marketer, mast, master, matches, matron, mba, me a, me do, means, meat, media, meme, mend, mentioned, mgr, mid
1.3: millionaire, mined, mistakes, moment, money market, months and, mopol, motorcycle, move, mua, multi, mum's, musician, muslims, my daughter, my nin, my son, naija, nails, name, named, naming, native, nau, nd, needing, negative, nephew's
1.3: neva, newly, newscaster, nhs, nigerians, nights, nil, no sabi, notebook, novel, number, nursing, obajana, obtain, oda, officially, ogirs, ojota, okadabooks, older, on both, on his, on n, onboard, operate, operations, operator
1.3: operators, origin, originals, osogbo, ourself, ourselves, outsourced, outsourcing, outstanding, overpay, own name, owned, owners, pad, pap, partnership, passengers, pasted, payrolls, pensioners, pensions, people's, perquisites, phd
1.3: photocopies, physiotherapist, physiotherapy, piece, pilot, planned, plantain, plantation, plastics, play for, pocketed, podcast, poker, policeman, policeman's, polio, political, politicians, polygamous, ponds, pool, pop, popsy, pot
1.3: ppe, ppl, practising, prado, preaching, precise, preference, pregnancy, premises, premiums, president's, probation, proceeds, processing, produce, productivity, programme, project, projects, proof of, props, protect, protective
1.3: protest, provided, published, punished, pupil, pupils, purchase, purely, purposes, pushed, putting, qa, qatar, qualifies, qualify, quarry, quidax, radiographer, rail, rateable, rav, reaches, read, reads, ready, reagents, reality, rear
1.3: rearing, rears, reason, recorded, redundant, reflective, regime, regional, reimburses, reinvest, reinvested, rejected, rejects, relationship, relocate, relocating, remainder, remaining, remark, remits, renamed, renewing, repaired
1.3: repay, repaying, repealed, requests, required, requires, resettlement, residency, responsible, returning, rewire, robbery, roll, rolls, room, roommate, roustabout, rows, rrr, ruwa, sabi, sacking, sail, salaried, salesboys, salesgirls
1.3: sanction, sang, saudi, saved, saves, saving, say government, scale, school's, scientist, scrap, scrapped, screens, scrip, scripts, scrub, scrubs, sea, seafarer, seasonal, sec, secondment, sector, seems, sell it, seller, separation
1.3: seplat, servers, serviced, sets, seventy, several, sews, shareholder, shareholders, shd, sheets, shifts, shooter, shooters, shop's, shot, shouldnt, show, sienna, signboards, signed, signing, singer, sisters, siwes, sixty, skincare
1.3: skip, skipped, skit, slab, slice, slices, slips, smart, snepco, soakaway, social, sofa, soft, solana, solicitor, solo, someone's, son, soon, sori, sow, spare, speaking, spirit, spoiled, spoiling, sponsor, spray, spraying, squat, stamps
1.3: stands, stars, state's, statements, station, stationery, steady, stem, stems, stil, stockbroking, stolen, stops, storey, streaming, stress, study, studying, stuff, stylist, sublet, submitted, subscribed, subsidised, sugar, summary
1.3: sums, supported, survivor, suspect, suv, swallowed, swapped, swapping, t, tailors, tanker, taraba, target, task, tax rates, taxi, tea, teacher's, teenager, telco, telling, tells, tenement, terminal, terminated, test, tex, textile
1.3: the army, the balance, the price, themselves, thesame, they'd, they're, thirteenth, thirty, thought, throw, throwaway, thrown, timeline, tinubu's, tippers, tithes, to bring, to go, tolu, tony, tool, totals, tournaments, toward, traders
1.3: trades, traditional, train, training, transaction, transcription, translater, translation, translator, transport to, tree, tricycle, trip, truth, turns, tutor, tutorial, tutorials, twins, twitter, two hundred, types, uber's, un
1.3: unawares, uncompleted, undergraduate, understate, unfiled, unilorin, unity, unsubscribe, unused, upgrade, upstream, upward, useful, ushers, uyo, va, vaccines, vanguard, versus, vet, vice, victims, viewing, wahala, waiter, waiver
1.3: warfront, wasn't, watching, way, ways, we be, we dey, web, websites, week and, weeks, welders, wetin dey, what percentage, what was, wheelbarrow, whichever, wholly, wipe, with cac, withdrawing, within, wood, works, world, worldwide
1.3: wounded, wounds, wristwatch, writes, wrongful, wrongly, yes, younger, yourself, youtuber, yuan, zenith bank, zone
1.2: being, care, duty, fit, hold, how many, i buy, in london, it in, loan, many, morning, mtn, nysc, onitsha, plan, she, since, take get, we are, wetin i
1.1: # kids, # when, a lagos, a raise, accept, add it, and can, and got, be in, better for, borrowed, buy for, can my, cement, change am, change the, clearing, cloth, coin, contribution #, correct, dev, development, development levy
1.1: did the, domiciliary, domiciliary account, e no, eat, explain, finish, for epe, for three, for which, friend, fuel is, give my, go give, go still, hmo, i clear, is for, is he, is his, it a, kano, make a, make me, me at, money back
1.1: months how, mtn shares, much e, my catering, my friend, my small, national, now, on instagram, pay how, pls, pls when, ptad, released, safety, since #, since january, solar, sole, spread, stays, stays in, steps, take care, than #
1.1: to give, travel, truck, two months, uber, wan, when did, when is, withdrawal, won't, wuse, years in
1: be #, bodija, built, business name, earners, for that, girl, has, i want, jos, list of, loan for, march, oil, on me, one is, pay us, result, small business, wants, which one
0.9: abi, award, bread, christmas, dangote, everyday, farmers, give, good, gtb, her, members, objection, page, pikin, police, second, start, table, ticket, used, while
0.8: apart, brother, calculator, charged, hair, health, ikeja, import, next, nin, uk, which
0.7: abeokuta, abolished, accounting, acres, administration, administrator, advert, affect, african, agent's, agriculture, ahead, ajegunle, akure, albums, alone, angel, apple, apply, arepo, artisan, assessed, assets, attach, automatic
0.7: avoidance, awards, away, bake, bank, became, began, behind, bigger, bik, bit, bitcoin, blind, blocks, board, bookkeeping, boot, braid, break, brewery, broilers, businesses, buys, bybit, cad, cake, camera, campus, canadian, cancelled
0.7: canva, capital, carried, case, cell, ceremony, chain, chairman, challenge, chamber, cheaper, chemical, chemistry, child, china, claimed, clipper, club, college, combine, commot, complete, complex, compulsory, computation, computed
0.7: concession, confused, constable, content, cook's, cooked, corolla, corpers, corporate, counting, course, cousin, coverall, covered, credited, crime, crosses, daughter's, declaration, declaring, deferred, delta, dental, dependent, desk
0.7: details, determined, dia, differ, disagree, disposed, distribution, divided, doctors, don, download, drinks, dropped, during, ehen, elder, electrician, electricity, endowment, entry, equally, exams, expat, expatriate, fabric, face
0.7: faithfully, families, family's, farmland, fathers, field, filling, fines, fisherman, flyers, follow, foreigner, freelancing, friday, fries, frozen, g, gardener, gig, girl's, giving, gl, glasses, golden, graduated, hadin, handles, hands
0.7: handshake, hawk, hawkers, headmaster, headmistress, heavily, helmet, helper's, helpers, hidden, him, himself, hospitals, household, hyphen, ibtc, identification, ignored, illegal, imported, importer, increasing, individual, inflation
0.7: installments, internship, investor, italy, kai, kubwa, kuda, labourers, lance, landed, landlords, lawful, lay, learn, leaves, lend, lent, levies, liability, libel, lie, loaders, loaf, long, looks, mai, main, makurdi, mararaba
0.7: marketing, matters, matured, maybe, mc, member, meta, midway, mile, millions, mining, miss, mixer, mobile, mostly, mother's, motherless, moves, mtnn, mushin, mutual, naval, navy, nba, network, nft, nine, nor, npfl, nurtw, offerings
0.7: officer's, offline, ogba, ogbete, oh, oshodi, oven, overcharged, owed, paddy, painting, panel, parallel, paris, parlour, parsonage, payer, performer, petty, photo, planning, platform, polytechnic, posting, prepare, present, presumptive
0.7: previous, prints, prizes, process, professional, profits, properly, proves, puts, quarterly, raffle, ran, rating, red, referral, refuse, reit, relative, relaxer, rely, renovation, rep, repayment, reporter, resume, retention, retiree
0.7: retirees, retrenchment, reward, riders, risevest, rotation, said, sambisa, sand, separately, sept, sergeant, served, settled, she's, shoemaker, shoots, shortlet, sickle, similar, sits, skits, snail, soap, sources, spouse, sprayed
0.7: stanbic, stayed, staying, step, steward, stories, stubborn, submitting, suffer, sukuk, supermarket, suppliers, supply, supporting, swallow, takings, talking, taxation, taxes, tech, teller, template, terrible, thank, thats, think
0.7: thousand, threshold, tiles, time, tokens, toll, tribunal, turkey, twice, typing, uncle's, uni, unregistered, utility, vacation, vaccine, valid, valued, vanished, ventures, version, vessel, victoria, videos, voice, vulcanizer, waiters
0.7: wardrobe, wash, wasted, waybill, we've, wed, wheelchair, whenever, winner, wise, wives, working, worry, wrk, xmas, yaba
0.6: brand, change, die, dollar, epe, finished, ghana, having, he, lekki, let, london, market, monday, moving, need, note, owerri, papa, people, raise, register, states, student, things, tips, treasury, up, where, wife's
0.5: become, been, bonds, carry, charge, clear, companies, developer, e, go, h, highest, hire, his, increase, making, person, please, poultry, report, see, send, surulere, told, too, type, university
0.4: abuja, acct, actual, adding, advice, age, airbnb, airdrop, alerts, allowable, angola, applied, apprentice, approved, architect, asks, assume, attachments, attract, automatically, baba, barb, barber, berlin, betting, bike, billed, bird
0.4: blank, bonuses, borno, bottling, bq, brackets, burial, calculating, calculations, capped, chair, chairs, changes, child's, chinese, chops, cleaning, clerk, compared, competition, confirm, considered, contributed, contributing
0.4: converted, countries, crates, cross, cutting, damages, decide, decoration, depreciation, diaspora, differently, directly, disabled, donate, duties, editing, effect, eight, either, embassy, employees, enterprise, equivalent, ethereum
0.4: everyone, excel, exit, fabrics, feeds, fingerlings, flu, formula, fridge, friends, frontend, fully, gbagada, get, gets, gift, gotten, group, hall, harvest, haulage, honorarium, i'll, i've, ibafo, ijebu, indrive, inspector, invoices
0.4: iron, jobless, joint, keeps, kinds, lab, labourer, lagos, landlord, leadway, least, leave, leeds, letting, longer, lorry, lump, lying, maintenance, maize, makes, mama, marriage, md, meals, meant, membership, men, military, mistake
0.4: most, mould, naira, narration, nasarawa, neither, newspaper, non, none, notes, offers, often, operation, overall, overseas, owns, packaging, panels, park, partner, past, payments, payoff, payout, payouts, perfumes, pharmacy, press
0.4: promote, quiz, reach, recharge, reduced, reduces, refunds, registrar, reject, relocation, remitting, rich, rooms, rule, runs, salesgirl, say, scared, scholarship, senior, setting, shey, shipping, should, sick, single, sitting, snacks
0.4: sometimes, starlink, such, surgery, than, their, theirs, they'll, tickets, tomatoes, toronto, treaty, typed, ui, undergraduates, unemployed, unn, vouchers, want, website, whatever, whose, why, withdrew, woman, wont, writer, written
0.4: zakat
0.3: bungalow, buying, did, earner, exchange, how, ibadan, ibeju, land, ltd, port, returns, sack, sent, side, someone, something, years
0.2: affiliate, agency, agree, allow, anybody, apartment, are, arrears, assistants, association, attachment, audit, benin, binance, biscuit, boots, bricklayer, bridal, can, cancel, cannot, centre, choose, co, colleague, commercial
0.2: commissions, company's, consult, coupon, cover, covers, crypto, cut, dashed, dec, declared, demand, dependants, differs, digits, donation, donations, earnings, electronics, employ, employs, ends, ever, expects, false, favour, feeding
0.2: files, fiverr, force, freelancers, gained, gate, gold, google, grade, handle, happened, hit, homes, housewife, hundred, ig, im, injury, instead, interest, interview, investment, japa, kitchen, kobo, lands, little, lost, low, lowest
0.2: meal, microfinance, mission, month's, negotiating, ngx, nhia, november, nursery, nyanya, nylon, o, oyo, payslips, percentage, period, personally, persons, plant, plots, pocket, pond, portion, pos, posted, pounds, prize, product
0.2: promised, promo, promoted, provides, punishment, push, quarter, questions, raised, remittance, remitted, repairing, resuming, rewards, roughly, rounded, royalty, saloon, sango, savings, sch, schools, secondary, seed, seedlings, sew
0.2: south, staking, stopped, straight, strictly, take, taxpro, telecoms, there's, thing, thru, touches, treatment, trouble, tv, upfront, van, vi, village, went, when, whom, winnings, withdraw, youth
0.1: army, canada, church, country, delivery, do, fertilizer, it's, laptop, lose, losing, man, mum, proof, stock, these, weekly, worth
0: accessories, adsense, adverts, agbara, alaba, allowee, answers, asset, assumed, back, believe, benue, besides, bill, bills, blog, boutique, btc, by, cakes, called, cap, captain, chargeable, clearance, cooks, corporal, corps, cot, dad
0: dash, dey, difference, directors, doesn't, domestic, education, ended, enjoy, euros, exemption, exist, feb, fg, fight, fine, five, form, fund, german, germany, given, happen, harcourt, hostel, independent, information, inheritance
0: inherited, itself, keke, lapo, last, laundry, layers, leaving, lining, lives, look, married, max, me, missed, nnewi, nurses, officers, okada, ordinary, orphanage, p, parties, pastor, pensioner, pepper, privately, pure, question, radio
0: receipt, reduction, remain, replace, roof, saying, schedule, secretary, section, serving, share, shared, shift, shoes, sign, small, smaller, soldier, soldiers, stipend, taxing, technician, tiktok, to, tomato, tools, trader, transfers
0: trips, true, tuition, tyres, using, welding, wetin, whether, withhold
-0.1: asking, business, collect, days, fee, food, girls, government, like, make, nigerian, of, oga, old, refund, teaching, th, this, touch, we, wey, wife
-0.2: account, ads, american, amounts, articles, assurance, at, bakery, belong, book, branch, build, buyer, calculation, charity, civil, claims, consider, date, digit, disability, dispatch, done, duplex, earlier, empty, enter, entered
-0.2: equipment, evasion, evening, excess, father, filed, fintech, for, fuel, gone, gwarinpa, haven't, hazard, head, held, hired, include, incomes, is, joined, judgement, junction, kindly, line, logistics, manager, medical, mother, needed
-0.2: never, not, october, offices, one, or, our, oyinbo, payment, perfume, pharmacist, pita, plumber, plumbing, plus, poly, printing, proper, rates, redundancy, replaced, resigned, retiring, retrenched, returned, rig, round, sending
-0.2: separate, set, shoe, sister, somebody, source, special, subscription, subtract, support, tailoring, teach, telecom, though, through, understand, use, video, weddings, what's
-0.3: agent, earning, first, gives, husband, it, just, kids, know, months, place, site, three, with, zenith
-0.4: #, annum, apprentices, artist, average, balogun, before, boy, but, camry, carpenter, casual, caterer, chicks, chop, cleaner, come, consultancy, customers, didn't, eggs, employment, events, father's, fgn, flour, furniture, gifts, hotel
-0.4: houston, i, kebbi, l, lecture, light, matter, micro, minus, object, offering, on, out, owner, passed, pencom, percent, percentages, perks, pound, power, primary, principal, promotion, proprietor, receive, refuses, registering
-0.4: research, residence, royalties, salaries, save, serve, statement, studio, tailor, taxpromax, tenant, trust, twelve, uniform, until, uses, week, welder, what
-0.5: a, aboki, about, abt, ago, alert, allawee, am, and, asaba, ask, benefits, building, calculated, caretaker, changed, closed, coins, collecting, cost, data, director, employer's, engineer, estate, etax, event, feed, fill, finally
-0.5: forget, general, graphics, hairdresser, heard, husband's, hustle, if, in, invoice, its, kind, lessons, mean, million, n, nanny, nurse, okrika, ota, outside, overpaid, passes, practitioner, rider, sacked, service, shares, sorry
-0.5: supervisor, supplier, trading, uniforms, unpaid, us, usd, wages, warri, wats, will, writing
-0.6: aba, add, advance, bought, certificate, contributions, convert, deal, dont, drive, fashion, flats, foodstuff, grant, graphic, hear, high, hr, ikorodu, jrb, makeup, maximum, much, my, na, nigeria, ones, online, payoneer, performance
-0.6: photography, property, rate, relocated, rental, sells, so, some, stand, state, stay, stocks, teachers, ten, the, thrift, tractor, upkeep, virtual, wigs, workshop
-0.7: accommodation, adds, bring, cars, chambers, contribution, deliver, down, dues, each, editor, effective, enough, fish, flat, found, four, hand, included, late, lecturer, legally, locum, middle, motor, opened, overtime, pro, products
-0.7: prove, receptionist, record, remit, remita, resumed, retired, right, salon, shop, starts, transport, warehouse, widow
-0.8: again, all, applies, asked, be, begin, belongs, boys, dem, dis, doctor, dollars, employers, evidence, farm, from, fry, gen, guard, jtb, level, more, nko, no, off, ph, phones, rented, revenue, rsa, school, settle, sum, suppose, that
-0.8: those, top, under, was, yet
-0.9: actually, afternoon, against, america, around, box, brought, charges, collected, concern, consulting, contribute, credit, day, else, employee, enugu, final, former, freelancer, gtco, hello, hi, higher, houses, increased, internet
-0.9: island, jan, keep, keeping, kiosk, lived, ngo, office, photographer, practice, reliefs, remote, rents, retire, ride, shops, shows, six, software, taking, thread, trade, treated, uncle, usdt, voluntary
-1: # month, # my, a plot, a small, a tailor, aged, allowances, already removed, also pay, an, annual return, annuity, another, anything, as a, children's, chop #, client, clothes, company dey, company pays, contract staff, day and
-1: death gratuity, dey comot, diesel and, does it, does that, does the, dom, dom account, dubai, expense, farmer, federal, for good, full, i enter, i no, i remove, i started, i took, if they, in canada, income is, income tax, individuals
-1: inside, is about, is money, it at, it income, kept, ladipo, lesson, limited company, looking, me for, me to, money, my expenses, my monthly, my ppa, my two, not taxed, of gross, of june, of n, one estate, or #, or not, other work
-1: out of, owe tax, paid to, paying my, pension what, profit this, receipts, remains, remove the, sold a, tax was, that taxed, that's, the other, the profit, they bought, they count, through my, to reduce, turnover, two years, week all
-1: wey i, which of, year's
-1.1: # premium, # transport, a self, a tax, account every, accountant, accounts, akara, all expenses, all i, all the, allowed, already deducts, also have, and my, another #, assistant, at a, at once, be removed, because, bring #, canteen
-1.1: car, cement shares, clean, compute my, consultant, contributory, d, deadline for, dem dey, dey bring, different, dividend from, driver, enters, everything, figures, firs, gain na, gateman, get any, half, house help, i changed, i only
-1.1: i supposed, i type, if i, in another, in april, in february, in january, in the, income this, insurance, it true, job, job i, join, labour, level #, like #, living, lunch, materials, me an, me as, money for, money in, month before
-1.1: month is, monthly after, more tax, much can, much more, my boys, my life, my only, my slip, no tax, nrs, nurse in, offer, on my, on rent, only #, package, pay house, penalty if, pension i, personal tax, pfa, policy, ppa, premium on
-1.1: profit a, profit every, provision, quarters, really, received, records, remove pension, removes, repair, retirement, same as, sell the, september, shares for, st, suppose dey, suppose pay, tax at, tax dem, tax na, tax pls, teacher
-1.1: that the, the company, the full, the return, they want, they will, to build, two, two of, union, was paid, weekends, were, wetin go, what about, what gross, what i, whats, when i, work i, work remotely, year what's, yearly tax
-1.1: youtube, zero
-1.2: # gross, # or, # yearly, a loss, a teacher, a worker, added to, also do, and the, and we, annual tax, below #, both, bought for, cassava, company is, cut tax, dem suppose, design, died, does this, earned #, fees, fine if, flats in
-1.2: for it, for not, for work, from the, gave, go dey, good evening, have, i drive, in all, in my, income before, job and, minimum tax, monthly no, myself, no expenses, ogun, only, owe, owe for, own a, pay for, pay in, pension of, per
-1.2: profit of, rent out, school and, sell provisions, the #, the minimum, them, there tax, to tax, total, us pay, which state, with the
-1.3: # gain, # out, a dollar, a flat, above, an official, and paid, and repairs, and work, aside, bands, barbing, be taxed, by what, contractor, counts, cra, day to, death, deducting, deducts paye, does, does not, earn #, family, figure
-1.3: file a, for month, free of, gain on, gains, goes to, got my, gratuity, hospital, i moved, i to, i'm, id i, in june, in march, in may, income how, is interest, is that, it reduce, job in, lawyer, left for, may i, me #, me n, month as
-1.3: month in, months late, much paye, my old, my parents, naira to, new, no deductions, no income, nobody, nothing is, of my, of office, of the, of them, offshore, ok and, on the, paid by, papers, part time, paying tax, penalty
-1.3: pension contribution, pension no, pension reform, profit from, profit monthly, provisions, reform act, remotely, removed from, rent na, return on, scheme, sell my, shop is, spend #, still need, submit, tax every, tax how, tax my
-1.3: tax now, tcc, teach in, that one, the agent, the deadline, the job, the one, the only, they deduct, they take, till, tithe, to may, transport #, wage, will i, will nigeria, with my, with no, withholding tax, work how, work in, year in
-1.4: # dem, # interest, # life, # no, # the, a job, am i, and pension, and rent, annual, are they, august, band, be removing, before that, bond, bought a, by myself, cash, civil servant, company in, compute, daily, day i, designer, dey cut
-1.4: do they, does tax, don't, each of, earn, exactly, february, first job, freelance, got a, had no, have never, house in, i declare, i earned, i have, i own, i rent, i stay, in naira, in school, is free, lagos which, last date, limit
-1.4: limited, lower, me every, mechanic, mine, month my, month on, month they, mortgage, my account, my annual, my gross, my rent, my sales, na only, officer, on everything, on that, own, own house, own life, parts, pays my, personal
-1.4: profit na, remove from, remove tax, rent i, salary, salary of, security, selling, sends, servant, servicing, so what, startup, state but, state do, takes #, tax the, that money, the total, there, they be, to be, to june, which tax
-1.4: which year, will tax, would, year with
-1.5: # rent, and a, as tax, back from, below, claim, cooperative, counted, december, drugs, earns #, end, filing, flat in, gas, gave me, get tax, gross salary, i dont, i earn, i forgot, i got, laid, left, lirs, madam, me in, month do
-1.5: my first, net, nothing, on it, on time, paid in, paper, pay my, pension every, pension from, profit for, put #, rent and, salary and, severance, submit my, tax do, tax free, tax people, took #, upwork, value, was on, what date
-1.5: wife and, year na, year please, year the
-1.6: abeg i, allowance, and tax, and transport, as compensation, assessment, brings, children and, collects, come off, consolidated, consolidated relief, days a, deadline, declare, deductible, dey pay, each one, for year, forgot, go pay
-1.6: got, happens, i made, i was, just got, money i, month i, monthly what, must, new job, nhis, nothing else, of tax, or the, parents, pay is, pay the, paye be, pension how, pension or, put, register for, registered, rent a, return for
-1.6: salary every, sale, sales, self employed, slip, supposed, supposed to, tax altogether, tax it, the rent, this year, to pay, what happens, wht, year from
-1.7: # every, a return, added, any other, any relief, be my, be paying, benefit, bolt, calculate, clients, clinic, earns, every day, for one, i teach, insurance premium, is deducted, jobs, less, life, ministry, month and, monthly i
-1.7: my hand, my personal, my take, on top, pay on, paye from, payroll, plot, reform, rent is, sell, staff, still have, tax dey, tenants, the end, the old, work #, worked, year after, year my
-1.8: # percent, # salary, a house, a new, a salary, after, after all, after fuel, already, books, children, comes, contract, corper, data and, deduction, dey remove, diesel, dividends, does a, every year, factory, for pension, foreign
-1.8: gain, gives me, go tax, gross is, housing, i am, i had, i keep, i'm a, is taxed, last day, monthly pension, mowe, my employer, my family, my gain, office is, official car, one year, pays #, personal income, remove, remove #, removed
-1.8: run a, self, should my, still, tax go, tax per, tax should, the car, the pension, the state, they paid, till december, to december, what will, with a, worker
-1.9: # children, # nhf, # profit, after i, am a, and i, any, can a, comot, cost me, dey sell, due, earned, employed, extra, firm, for loss, gross #, house rent, i put, i spend, i still, if my, in december, made #, month pension, moved
-1.9: much of, my flat, my payslip, my return, nigeria tax, once, over, own tax, pay, per day, private school, reduce tax, sold, tax law, tax to, there a, whats my, withheld, withholding, year and, year is
-2: a week, amount, and nhf, before they, bonus, came, compensation for, deducts, dividend, from a, from my, goes, here, house, i dey, i never, i run, i sell, is there, january, july, loss of, monthly from, my own, part of, paying
-2: relief for, removing, resident, started, takes, tax me, th month, that i, the two, they, tin, work for, workers
-2.1: # i, # tax, april, as, basic, costs, dey work, each month, fuel and, i file, i spent, into my, law, month no, official, pension and, rent, spend, tax am, year, year no
-2.2: # as, a bank, a private, altogether, and if, compensation, employer, every, free, from it, goods, have no, home, i deduct, is in, is tax, month, month for, month from, month how, month what, other income, paid, pay rent, profit is
-2.2: rent for, salary na, says, spent #, tax and, the fine, the money, the tax, this new, will my, year for
-2.3: # this, act, calculate my, company, exempt, for the, from january, had, house i, i don't, income, it taxed, january to, make #, minimum wage, my income, no other, ok, payslip, rent #, repairs, taken, they remove, what if, what tax
-2.3: whole year
-2.4: a month, before tax, count, deductions, end of, life insurance, monthly how, my profit, new tax, pension is, per year, reduce my, run, shop rent, take home, tax be, tax on, to the, together, took
-2.5: # a, abroad, after tax, and they, any tax, commission, file my, for this, have a, how is, i make, into, june, made, my company, my pay, my pension, new law, of it, premium, sold my, spent, tax is, the same, year what
-2.6: # pension, dem go, have to, i owe, i paid, i pay, in a, may, minimum, monthly and, my paye, nhf #, part, profit, rent relief, salary #, taxable, they tax, under the, what's my, yearly
-2.7: every month, loss, month after, my total, per month, rent of, same, tax from, tax return, the house, the whole, then, they pay, to file, what do
-2.8: expenses, i sold, id, my salary, paid me, pays me, tax i, tax id, the new, whole, will they
-2.9: about #, deduct, deducted, i also, must i, my house, private
-3: i work, no pension, pension #
-3.1: # monthly, for tax, is my, other, pay #, reduce, year how, year i
-3.2: nhf, tax, tax will, total tax, work
-3.3: a year, also, salary is
-3.4: live in, the year
-3.5: gross, i be, i live, monthly, much tax
-3.6: pay tax, pays
-3.7: file, live, pay me, relief, return
-3.9: paye
-4.1: taxed
-4.5: tax for
-4.7: pension
-5: my tax
`
