/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
6.2: today
6.1: which bank
6: write a
5.9: arsenal
5.7: go win
5.6: me write
5.4: abeg who, arsenal and
5.3: girlfriend
5.2: bag of, chelsea, league, my girlfriend, rain, season, what time
5.1: and chelsea, budget, collateral, eagles, fast, on saturday, super, super eagles, time is, useless
4.9: dollar to, egusi, egusi soup, joke, league this, message, mumu, of rice, tecno, the best, this season, which phone, who won, without collateral, you are
4.8: a resignation, asdfghjkl, battery, between arsenal, bvn, eagles march, is jamb, litres, march yesterday, naira today, nice, odds, passport, phone is, python, renew, renew my, resignation, resignation letter, show working, sole x
4.8: this weekend, useless app, win the, x, x #
4.6: a joke, afcon, application, application letter, best savings, bible, bible verse, by road, chatgpt, chelsea march, cut off, dangote refinery, drop #, election, for today, give salary, goat, hot, infinix, it rain, jollof rice, litre
4.6: malaria, message for, my iphone, names, nollywood, of birth, of una, per litre, poem, premier, premier league, rain in, recommend, recommend a, since morning, stake #, student visa, the arsenal, this week, today black, tonight, u
4.6: uk student, verse, waec result, win between
4.3: # battery, # odds, a birthday, a short, and cowrywise, and show, answer me, arsenal or, aso, aso ebi, atm, baby is, batch, batch b, be mumu, between piggyvest, birthday message, born, bot, calling, chat, cheap, checker, cough, cv
4.3: drivers licence, ebi, essay, far is, find the, fine girl, fire, french, get sense, give better, governor, governor of, hard, i budget, i invest, i stake, ibadan tomorrow, invest, is dangote, is dollar, jamb #, laugh, letter to, love me
4.3: many bags, many litres, many weeks, mark, mark for, my babe, my baby, my generator, night what, nollywood move, now now, now on, obodo, odds for, ode, off mark, old and, or city, phone numbers, piggyvest and, pin, please help, prayer
4.3: python code, quick, result checker, reverse, rice for, rise, savings app, she is, shut up, suggest, than you, the cut, the super, to renew, toast, turning, verse for, wey interest, white, who be, who even, will win, win afcon
4.3: yesterday, you and, you be, you help
4: # add, # budget, # by, # litres, # oranges, # pages, # registration, # show, # without, # word, a bible, a cv, a land, a nollywood, a poem, a sheet, a sin, a string, a toyota, a useless, about igbo, abu, account number, ajo everybody
4: always dey, an application, and call, and man, and phone, and redmi, anytime, anytime i, app i, approve, at ikoyi, at zenith, atm card, bad about, banana, bank can, battery dey, being or, better interest, better pass, between infinix
4: birth is, blablabla, block my, boss for, bot who, bottom, budget it, buy if, calling me, camon, camon #, can give, capital of, causes, causes of, caution for, cement in, channel go, charging, chatgpt is, cheap ankara, civil war, code to
4: collect and, complain, complain to, computer dey, cook egusi, cook ofada, council tax, davido, days now, delete you, deposit now, dey answer, dey cough, dey drain, dey drop, do wrong, documents do, don close, dose, drain, drain fast
4: dream, drink, drug, earner loan, ehn, eid, essay on, even spell, everybody that, explain photosynthesis, fall apart, feel, fire you, fit buy, fit give, flight, flight from, for cac, for malaria, for medicine, fuck, fuck you, fuel price
4: funds, generator is, girl for, girlfriend of, give small, go pack, go show, god will, going through, good for, good night, good time, gtbank, hard times, has used, hiring now, hot and, hp, human being, i bet, i block, i complain, i renew
4: i rest, i slap, i studied, i wait, i watch, iftar, igbo, igbo people, in python, infinix hot, ingredients for, inlaw, interest no, international passport, invest #, is abuja, is best, is calling, is drivers, is eid, is iftar, is maghrib
4: is turning, is your, jamb registration, jss, jss #, kano today, last night, last nite, last person, late grandmother, latest, latest news, leave am, licence, loan without, maghrib, maghrib in, mainland, malt, man city, marry me
4: masters in, me see, medicine, medicine in, meter, mode, months old, morocco, mother inlaw, move should, much to, must answer, my birthday, my bvn, my date, my egusi, my passport, my tecno, na computer, names and, names for, near me
4: nepa token, nigerian civil, no too, nonsense, not charging, now #, numbers of, nysc batch, o for, ode you, of everybody, of funds, of garri, ofada, oga never, on mtn, onions, or morocco, oranges, oranges for, our ajo, our side, owes me
4: paint of, particulars, password, pay better, people let, phone number, photosynthesis, pimples, poem about, poem for, pos machine, pray, pray for, prepaid, prepaid meter, president, price today, public, public holiday, ramadan
4: recruiting, redeployment, redmi, refinery hiring, registration closing, repeat, rest my, reverse a, rice na, rise this, rivers state, rubbish, say something, season arsenal, seize, seize my, sense at, sharp sharp, shirt, side how, sim
4: simple interest, sin, sin to, since yesterday, slap, slap you, slow, slow and, small interest, something bad, sound, spell, string, studied, sure odds, take toast, talk true, teach me, team go, tecno camon, tecno spare, th how
4: the causes, the governor, the latest, the portal, the premier, the president, the restaurant, the word, thief, thieves, things fall, third mainland, this morning, this night, this nonsense, through hard, thunder, thunder fire, time to
4: to camp, to french, to lekki, to reverse, to wrong, toast one, today in, today with, token, trader bought, translate good, treat malaria, tuesday, turning #, una for, us ate, used this, vehicle particulars, visa fee, wants #
4: watch tonight, wey use, where should, which channel, which loan, which team, who store, who will, who win, who wrote, whoever built, win premier, with opay, with their, word essay, works at, write application, wrong on, wrote things
4: you love, you marry, you now, you sef, your app, zxcv
3.9: abeg which
3.8: # people, god
3.7: a good, bag, bank dey, iphone #, jollof, love, pls which
3.5: aaaaaaa, ac, accident, acquisition, address, ade, adeyemi, adeyi, aepb, agbada, airtel, alajo, allah, amac, amaka, amet, anyhow, approval, arrested, asake, asdf, asr, asun, australia, babe, bajaj, banned, beginner, bello, better than
3.5: biology, birthday, blisters, blockchain, blue, boi, boil, bola, bootcamp, border, burkina, bust, cache, caesarean, calcium, camp, canada's, cant, captured, carpet, carton, cartons, cashew, cast, champions, chance, cheapest, chidinma
3.5: chinedu, chocolate, chopping, chromebook, clears, clocking, clothing, collector, combination, communion, compact, concrete, conductor, container, corset, cotonou, coughing, cousins, crate, create, crunchy, cups, current, dating
3.5: davido's, debited, designs, discipline, disgrace, disgracing, distance, divide, dog, dolor, draining, drains, dreamt, driver's, dropping, dry, eating, electric, elitebook, emails, emeka, emperor, endurance, engineering, engineers
3.5: ephemeral, evict, ewu, exact, expire, expo, export, failed, fair, fake, fare, faso, favourite, fever, film, fly, folake, followers, foolish, footballer, fraudster, fried, frsc, ft, funny, gambia, gapping, gari, gluconate, gm, gmail
3.5: gotv, graduates, grammy, grandson, groundnut, guo, guys, hacked, hahaha, hamstring, hang, hanging, harmattan, hate, hell, hfhfhf, hhhhh, history, hjdksl, hnd, homework, honest, indomie, insha, insure, intervention, ipsum, itel, jjjj
3.5: jjjjjjj, kg, kingdom, kpakpakpa, kva, leaf, letter for, likes, link, lol, lololol, lonart, lorem, loudly, mad, maggi, majesty, mechanical, meiosis, meow, messi, microbiology, midwifery, mikano, mistakenly, mitosis, mmmm, moi, moon
3.5: mouth, mpc, mpr, mr, mrs, musa, music, nafdac, name for, natural, neighbour's, netflix, ngozi, nikkah, nomination, nsala, obudu, of cement, ofe, oily, okafor, oloshi, op, opening, opinion, osimhen, outboard, outline, output, override
3.5: owambe, pain, palmpay, paracetamol, parade, patience, pcn, pending, phcn, picked, picking, picture, places, player, playing, pm, poems, polite, politician, position, potassium, prayerful, pretend, profile, prompt, pulling, pvc, quit
3.5: qwer, qwerty, ranch, react, reading, recipe, recruitment, reducing, remedy, remind, renewed, replied, requirements, richest, river, roleplay, ronaldo, root, rot, sabon, salty, samaru, samsung, sanitation, sauce, scarcity, scatter
3.5: screen, sentence, sermon, shedding, shirts, sing, smarter, smell, smoke, sms, snapchat, snores, snoring, soccer, somewhere, son's, sort, spurs, square, squared, ss, stage, stain, stake, stamping, stopping, storekeeper, strawberry
3.5: stream, strike, stupid, style, submission, sue, suitable, swear, talks, tamper, temperature, the meaning, tire, toothache, trademark, trainees, transformer, trcn, trek, tubers, tunde, twenty, units, update, updated, urgently, useeffect
3.5: users, visa, voters, w, waiting, walima, washing, weather, weigh, weighing, who go, wicked, wizkid, woman's, write me, yamaha, yeeeee, yellow, yoruba, you're, zaria, zobo
3.4: jamb, win
3.3: a bag, soup, tomorrow, won the
3.2: access bank, are a, correct it, cowrywise, exam, fix, for fixed, from now, human, in unilag, iphone, is better, is now, march on, me should, pack, palm oil, pass for, pls help, post, punish, renewal, rice, robot, sense, short, third
3.2: waec, watch, wig, write an
3.1: best, how to
3: always, assignment, bet, birth, bought #, date of, drop, i stop, on sunday, refinery, safe, since last
2.9: a very, a visa, a wedding, abuja to, am back, apapa, ate, bet ja, buy a, call me, caution, cheat, dstv, duty on, engine, farming, for just, from kaduna, gives the, go buy, goats, grandmother, grow my, has not, his account, how should
2.9: i entitled, i treat, if a, industrial sewing, international, is bitcoin, is good, is nysc, it safe, ja, just one, lagos to, landlord wants, leave her, loan app, me loan, me one, my assignment, my drivers, my turn, near, never pay, news
2.9: nite, owes, pages, party jollof, per term, reach my, register a, rivers, safe to, sharp, shell, so it, stamp, surcharge, system, talk to, that has, the capital, they offered, tinubu, to make, tomorrow i, total pls, toyota
2.9: toyota corolla, translate, vat, vs, wait, war, wey go, when e, where can, whoever, without it
2.8: app, palm
2.7: # times, and has, ankara, better, c, c of, fall, interest for, lace, loan wey, marry, name is, of o, offered me, portal, print, register my, sheet, shut, sure, term, to naira, want #, what documents, will you, you no
2.6: are you, baby, city, drivers, i cook, meaning of, now and, road, word
2.5: answer, far, go do
2.4: # agency, # change, # day, # development, # feeding, # he, # health, # if, # should, # tips, # yesterday, a bakery, a cashier, a danfo, a human, a list, a phone, a pos, a real, a second, abeg help, abeg my, abeg when, abuja from
2.4: access, add everything, admin, after losing, air, airtime, am down, am make, am wrong, amala, an exam, and gele, and get, and i'm, and just, and lace, and ptad, and signage, and some, and win, ankara and, another one, apartment in
2.4: app is, applied for, appointment, are #, area, arm, asuu, at luth, at month, at night, babies, backyard, bag and, bank i, bank say, berger, big brother, bitcoin or, bite me, blow, body, borrow, bracket, breach, bride, bride price
2.4: broke, brother lives, burn, burnt, business on, business with, cake on, call am, can you, card, care about, catering business, cattle, charged me, cheat me, cheating, check for, check if, chemist, chin, chin chin, client for
2.4: closing my, code, coding, come dey, coming out, contracts, council, cream, crypto or, customer care, cut how, cut my, danfo driver, data for, day is, days how, delete, delivery #, dem get, dem write, dey cheat, dey play, discount
2.4: dollars in, don reach, don start, duty is, e give, e pay, egg, enter how, entitled, entitled to, epe what, esusu, everyday for, everything they, expensive, facebook, far how, fees is, fiancee, finance, finish how, five thousand, flat #
2.4: for church, for ikoyi, for nigerians, for our, for something, for uniben, for weekend, for women, forty, forty five, from abuja, from camp, from teaching, fund and, garri #, gele, get more, give him, giving me, go for, go go, go school
2.4: going, graduate trainee, has paid, have on, help me, hide, hiring, his salary, how can, how far, hr offered, i applied, i apply, i become, i care, i charged, i correct, i grow, i join, i marry, i negotiated, i pass, i sent, i sleep
2.4: i verify, ibadan #, idea, if it's, ignore, immigration, in ibeju, in kano, independence, inec, ingredients, interest rate, inverter, is am, is coming, is far, is house, is how, is inside, is one, is under, is wrong, it go, it mean
2.4: joor, judge, just do, just waka, kaduna and, kaduna with, kenya, kids in, know if, lagos now, lekki phrase, let's, license, like person, lines, load, loan the, lokoja, long can, luth, make dem, march my, march this, market say
2.4: me receipt, me say, members pay, mind, minister, money with, month or, months wetin, morning how, much now, much remain, mum she, my bus, my call, my ex, my fiancee, my hair, my ltd, my machine, my nysc, my okada, my stall, my wig
2.4: naira on, need #, needs, nelfund, nepa bill, never get, nigeria or, nin how, no wan, not been, notice that, now with, number for, number how, number of, numbers, of fuel, of life, offered, office give, ogbomoso, omonile, on and
2.4: on transfer, on you, one get, opay and, open for, or dem, or should, others, out n, owe us, paint, passing, pastor's, patient, pawned, people come, people i, people with, permanent, permit do, person get, person i, person's, petrol
2.4: phrase, phrase #, pick, piggyvest, pikin dey, plan cost, plenty how, pos person, price for, prices, rabbit, receipt of, record of, rent receipt, restaurant in, returns late, road and, rsa after, rules, rules and, salary loan
2.4: salary since, sallah, saw, send #, send it, settlement for, sewing machines, share #, she has, she will, ship, shoot, show am, show me, show the, simple, sleep, somebody with, son in, sports, stall, stamp duty, stanbic money, start a
2.4: starting, sunday, suppose go, suya, table for, take collect, take to, tank, tax refund, teaching service, team, that will, the exchange, the freezer, the fuel, the normal, the palm, the phone, their salaries, them at, three term
2.4: times #, times a, to am, to and, to apply, to come, to eat, to grow, to kaduna, to leave, to negotiated, to start, to travel, tokunbo, top for, trainee, travelling, una go, under #, us the, used iphone, vat on, vendors, verify, vex
2.4: waka, wan increase, wan register, was that, we go, weekend, wetin e, what day, what salary, when will, wife just, will accept, will make, with n, with small, write am, write out, wrong how, yam #, year old, you a, you get, you must
2.4: you use, your, your own, zamfara
2.3: night, tell me
2.2: # at, abeg how, ajo, bags, my boss, now i, opay, registration, to buy, who is, will it
2.1: # bedroom, apply for, bedroom, grow, holiday, me my, much for, negotiated, one person, party, phone, song, stop, times, you
2: # since, at cac, before my, boss, by mistake, close, don collect, e reach, for land, from lagos, going to, graduate, guests, how i, ilorin, in manchester, industrial, it or, it will, loan of, maths, meaning, my guy, my neighbour
2: my pikin, my school, neighbour, nepa, one day, pls my, rates in, salary earners, sewing machine, share it, shop permit, the nigerian, use this, write, wrote, yam
1.9: # back, # corolla, # small, a domiciliary, a laptop, a salon, abeg, africa, agbero, alhaji, among, anambra, and fifty, and tell, and who, and will, annual returns, ask my, back or, bank how, bank or, banks, before and, bite, boyfriend
1.9: business dey, business for, business loan, but e, buy with, calabar, car in, carry go, charge of, check my, chemist shop, chops and, clearance for, collect am, coming in, company income, company that, couple, course, creche, customs
1.9: daughter is, days of, debt, delete my, dem call, dey take, don die, double, earn in, equal, error, everywhere, ex, federal government, fill a, flood, for dollar, for lagos, format, fresh, game, generator, give am, given me, guangzhou
1.9: hair #, he gets, he has, he is, her #, hour, hours, i delete, i recover, in ilorin, in wuse, increase my, insurance and, is going, is too, is transport, it legal, it's #, job my, land in, laptop for, lastma, leave me, lga, list all
1.9: long should, make my, make the, many times, maternity leave, me be, me check, moniepoint, mosque, my child, my keke, my manager, my second, my table, my tenancy, na who, name at, name no, nearest, next month, nigeria have, notice
1.9: now they, now wetin, nysc allawee, off for, oil and, on how, on monday, on their, one be, only from, open a, owing, oya, pass, pls what, poor people, poultry farm, put for, raising, real estate, refused to, rest, restaurant, ring
1.9: salary in, session, settlement, shouting, showing, siblings, signage, sir, sit, spoilt, sportybet, status, steps to, survey, tell, the national, the nearest, the wage, to register, touch it, two people, uniben, university is, us salary
1.9: us tax, usually, very, wallet, wan pay, wear, weeks what, which documents, who i, wholesale, why was, wife she, within #, women, words, workmanship, yard, years at
1.8: and where, between, birds, black market, cac, compound, court, fit do, for somebody, fuel na, garri, gree, i check, i open, in our, it with, just a, leg, need for, no gree, sef, the market, this #, treat, una, vehicle, what did, who
1.8: works, wrong
1.7: b, black, documents, even, help, i fit, letter, loan to, machine, permit, play, price, saturday, this app, unilag, whatsapp, who do, won
1.6: # #, # total, agreement, and now, bad, bank gives, bus, call, can't, catering, channel, check, coming, cook, customer, daughter, find, for bodija, go take, has been, i carry, if e, ikoyi, in kaduna, job at, kaduna, masters, me what
1.6: month but, or na, running, sewing, she dey, tenancy agreement, the form, the next, to abuja, turn, water, well, what can, when does
1.5: # bags, # one, # year, a supermarket, abi na, accra, ajah, applied, as you, braiding, business i, buy bitcoin, calls, can't pay, cashier, catch, company at, danfo, dat, deposit, don finish, draw, e get, fifty, fifty thousand, first one
1.5: fixed deposit, for canada, for someone, for us, foundation, freezer, from ibadan, generator for, go get, go make, go up, go use, government dey, government wan, gym, hair and, hair business, has the, how do, i hold, i plan, i'm the
1.5: in computer, is each, it now, loan is, lottery, machine for, machines, maiduguri, make e, market women, maternity, meeting, month end, much i, my catfish, my data, my leg, my tenant, my wedding, naira and, name with, no pay, normal
1.5: one before, one na, one with, open, or just, out the, please what, point, poor, price of, programmed, real, recover, refuse to, refused, roadside, salary at, salary does, second one, send my, seven, shop for, should we, small shop
1.5: somebody that, split, street, tax work, the cbn, the second, they accept, they told, this calculator, to canada, to check, to open, to port, too much, traffic, una dey, unit, wedding, wey remain, where is, why do, worth it
1.4: # everyday, # years, balance, block, closing, computer, e be, fixed, for ibadan, guy, in jos, in texas, legal, levy, manchester, my phone, office i, plenty, she, store, talk, tenancy, texas, the th, transfer, use it, without
1.3: # pikin, # worth, a loan, a tenancy, about it, acceptance, accepted, accesories, acquired, ad, addition, additional, adopted, advantage, advertising, affairs, agege, agents, aiico, airdrops, airport, alawee, albinos, album, alumni
1.3: am for, amazon, amend, amputated, analyst, and delivery, and how, and i've, and what's, anoda, anyone, anywhere, apo, appeal, approves, approximate, ariaria, arranged, arranging, arrive, arrived, art, article, artistes, artworks
1.3: aspirant, assessable, assistant's, attached, attendant, auctioned, aug, aunt, authority, available, avoid, axa, axis, b #, back #, backdated, backend, backlog, baker, baking, bale, bales, bamboo, banker, banner, barclays, barracks
1.3: base, basis, batteries, bayelsa, bc, beans, bears, becomes, begged, belongings, beside, beverage, bid, big, bikes, binding, bits, blade, blame, bloc, blogger, boko, bolt's, bonny, borehole, bother, bounced, boxes, braids, brands
1.3: breakfast, bribes, british, broda, broker, bros, brother's, brothers, browser, builders, burglary, bursary, bush, buy, cabin, cable, calculator's, calculators, calendar, cancer, candidate, canopies, canopy, car loan, carburetors, cards
1.3: carrying, cashback, cashed, cashing, casino, catfish, cause, cbn, cctv, cerpac, certain, chalk, changing, channels, charcoal, charger, chats, chef, chemicals, cheque, chickens, childrens, choir, church's, cit, citizen, citizens
1.3: citizenship, claiming, classes, cleaner's, clinic's, clippers, coach, coaching, cod, code for, cold, collective, combat, commencement, commissioned, commuting, compare, compensated, comprehensive, computers, concerns, conductor's
1.3: confidential, confirmation, confuses, conhess, consequences, consultant's, consultants, consults, containers, contest, continue, contractors, conversion, converting, cooking, coop, copper, copy, costume, could, coverd, covering, cows
1.3: crazy, creation, creator, credits, crew, crossing, crowdfunding, cs, cuts, dad's, daddy, dancers, dates, deaf, dealer, dealership, debtor, debts, decides, decimals, deel, defence, define, delay, delaying, deliveries, delivers
1.3: demanding, demolished, depend, dependant, depending, depends, deployed, depreciated, designed, detergent, device, devs, dey hold, dey open, dey talk, dialysis, diapers, diem, dining, diplomat, direct, disappeared, discharge, discover
1.3: disengagement, dismissal, disposal, dispose, disposing, distributions, disturb, disturbing, divorced, do my, doctor's, dodge, doing, domains, domicile, donated, downsize, downsized, dowry, dr, draft, drapes, drawings, drilling, drives
1.3: driving, drove, dryers, each person, early, earpiece, eatery, edit, editors, edo, effects, electrodes, eleven, eligible, elumelu, embroidery, emigrated, emigrating, en, english, entering, entertainment, enumerator, envelope
1.3: environmental, erased, escape, estacode, estates, estimated, etc, etf, eth, ethical, euro, europe, everybody dey, evrytin, except, exclusively, executive, exempted, exemptions, exercise, existing, expand, expat's, expats, expectation
1.3: expected, expensed, expertnaire, exploded, exports, extension, eye, fact, falls, fan, fb, fct, fear, fee and, feeling, fell, fellowship, fertiliser, fetch, fetched, fgn bonds, fiance, fighting, filled, finder's, fined, finger, firm's
1.3: firms, fishmonger, fleet, flex, flights, flip, flooded, floor, flowers, flying, fmcg, folded, follows, foods, football, for december, for ikeja, for shop, for surulere, foreigners, forged, forward, founder, france, free from, fridges
1.3: fringe, from china, front, froze, further, future, futures, games, garage, gates, gazetted, gear, get for, ghost, giveaway, gloves, go and, goggles, golf, gombe, gospel, governs, gowns, gp, gra, grammar, grandfather, grants, grey
1.3: grinding, ground, growing, guess, guest, hackathon, hailing, hairdressing, halal, hamper, handed, handled, handling, handouts, haram, hardly, hardship, harvested, hausa, have my, hawker, heavy, helmets, helper, hers, hid, hiding
1.3: highlander, highlife, hires, hitting, hmrc, hoc, hod, holder, holidays, hope, hosting, housekeeping, housewives, hq, hr's, hse, hubby, hubby's, hunting, hustler, i can't, i report, i send, i wan, idanre, ife, illness, illustrate
1.3: importation, in epe, in onitsha, in which, inbox, incentive, includes, including, inconvenience, incorporated, incorporating, increases, increment, indian, industry, inflow, influencer, informal, inherit, inland, insisted, inspect
1.3: instagram, install, instalments, instrument, insulting, insurer, internal, interviewing, introducing, invested, investigation, investments, invigilated, involved, ioc, ireland, irrigation, irs, is still, isnt, issue, issues, it correct
1.3: it on, it's my, item, items, ivf, jackets, jackpot, jail, jailed, jewelry, jiji, johannesburg, join the, journalism, juju, jumia, jump, jumped, junior, juniors, kadawa, kain, kantin, katangowa, katangua, kdp, keeper, keffi, keyboard
1.3: kidney, killing, kit, known, kogi, kwara, kwari, labelled, lady, landlord's, language, laptops, las, lashma, last week, lasted, lasuth, lateness, later, launch, layout, lead, leader, leases, lebanese, lebanon, lectures, ledger, ledgers
1.3: lekki is, lending, levels, lg, liable, libya, lies, lieu, lighter, limits, liquidating, loans, local, local government, location, lock, lodging, log, losses, lowers, loyalty, lunches, luno, lyon, machinery, madams, main market, maitama
1.3: major, make i, maker, makoko, malaysia, manage, management, managers, managing, mansard, manufacture, margin, marina, marked, market fund, market rate, marketer, mast, master, matches, matron, mba, me do, means, media, meme, mend
1.3: mentioned, mgr, mid, midwife, millionaire, minders, mined, mistakes, moment, money market, months and, mopol, motorcycle, mua, multi, mum's, musician, muslims, my daughter, my nin, my son, naira is, named, naming, native, nau, needing
1.3: negative, nephew's, neva, newly, newscaster, nhs, nigerians, nights, nil, ninety, no sabi, notebook, novel, number, nursing, obajana, obtain, oda, officially, ogirs, ojota, okadabooks, older, on his, on n, onboard, operate, operations
1.3: operator, operators, origin, originals, osogbo, ourself, ourselves, outsourced, outsourcing, outstanding, overpay, own name, owned, owners, pad, painted, pap, partnership, passengers, pasted, patch, payrolls, pegs, pensioners, people's
1.3: perquisites, phd, photocopies, physio, physiotherapist, physiotherapy, piece, pilot, pipes, planned, plans, plantain, plantation, plastics, play for, pocketed, podcast, poker, policeman, policeman's, polio, political, politicians
1.3: polygamous, ponds, pool, pop, popsy, pot, ppe, ppl, practising, prado, preaching, precise, preference, pregnancy, premises, premiums, president's, probation, proceeds, processing, produce, productivity, programme, project, projects
1.3: proof of, props, protect, protective, protest, provided, pump, punished, pupil, pupils, purchase, purely, purposes, pushed, putting, qa, qatar, qs, qualifies, qualify, quarry, quidax, rail, rateable, rav, reaches, read, reads, ready
1.3: reagents, reality, rear, rearing, rears, reason, recorded, redundant, reflective, regime, regional, reimburses, reinvest, reinvested, rejected, rejects, relationship, relocate, relocating, remainder, remaining, remark, remits, renamed
1.3: renewing, repay, repaying, repealed, requests, required, requires, resettlement, residency, responsible, returning, rewire, robbery, roll, rolls, roommate, roustabout, rows, rrr, rumour, ruwa, sabi, sacking, sail, salaried, salesboys
1.3: salesgirls, sanction, sang, sapele, saudi, saved, saves, saving, say government, scale, school's, scientist, scrap, scrapped, screens, scrip, scripts, scrub, scrubs, sea, seafarer, seasonal, sec, secondment, sector, seems, sell it
1.3: seller, separation, seplat, servers, serviced, sets, several, sews, shareholder, shareholders, shd, sheets, shifts, shooters, shop's, shot, shouldnt, sienna, signboards, signed, signing, singer, sisters, siwes, sixty, skincare, skip
1.3: skipped, skit, slab, slice, slices, slips, smart, snepco, soakaway, social, sofa, soft, solana, solicitor, solo, someone's, son, soon, sori, sow, space, spare, speaking, spirit, spoiled, spoiling, sponsor, spray, spraying, squat
1.3: stamps, stands, stars, state's, statements, station, stationery, stem, stems, stil, stockbroking, stolen, stops, storey, streaming, stress, students, study, studying, stuff, stylist, sublet, submitted, subscribed, subsidised, sugar
1.3: summary, sums, sundays, supported, surveyed, survivor, suspect, suv, swapped, swapping, t, tailors, tanker, taraba, target, task, tax rates, taxi, taxman, tea, teacher's, teenager, telco, telling, tells, tenement, terminal, terminated
1.3: test, tex, textile, the army, the balance, the price, the revenue, theatre, themselves, thesame, they'd, they're, thirteenth, thirty, thought, thousand naira, throw, throwaway, thrown, timeline, tinubu's, tippers, tithes, to bring
1.3: to go, tolu, tony, tool, totals, tournaments, toward, traders, trades, traditional, train, training, transaction, transcription, translater, translation, translator, transport to, tree, tricycle, trip, truth, turns, tutor, tutorial
1.3: tutorials, twins, twitter, two hundred, types, tyre, uber's, un, unawares, uncompleted, undergraduate, understate, unfiled, unilorin, unity, unsubscribe, unused, upgrade, upstream, upward, useful, ushers, uyo, va, vaccines, vanguard
1.3: versus, vice, victims, viewing, visit, wahala, waiter, waiver, warfront, wasn't, watching, way, ways, we be, we dey, web, websites, week and, weeks, welders, what percentage, what was, wheelbarrow, whichever, wholly, wifes, wine, wipe
1.3: with cac, withdrawing, within, wood, world, worldwide, wounded, wounds, wristwatch, writes, wrongful, wrongly, yes, younger, yourself, youtuber, yuan, zenith bank, zone
1.2: being, care, correct, dey give, duty, everybody, fit, how many, i buy, in london, it in, kano, list, loan, many, me a, morning, move, mtn, name, nysc, onitsha, plan, show, since, take get, wetin i
1.1: # fuel, # when, a raise, accept, and can, and got, be in, better for, borrowed, buy for, can my, cement, change am, change the, clearing, cloth, coin, contribution #, dentist, dev, development, development levy, did the, domiciliary
1.1: domiciliary account, eat, finish, for epe, for three, for which, friend, fuel is, girl, give my, go give, go still, hmo, hold, hundred and, i bake, i clear, is for, is he, is his, it a, make a, make me, me at, me the, money back
1.1: months how, much e, my catering, my friend, my landlord, my small, naija, national, now, on both, on instagram, pay how, pls, pls when, ptad, released, room, safety, since #, since january, solar, sole, spread, stays, stays in, steps
1.1: take care, than #, to give, travel, two months, uber, wan, we are, when did, when is, withdrawal, won't, wuse, years in
1: and which, be #, built, earners, explain, for that, give, has, i want, list of, loan for, march, oil, on me, one is, pay us, person wey, result, small business, used, wants, which one
0.9: abi, award, bodija, bread, christmas, dangote, everyday, farmers, good, gtb, her, jos, members, next, objection, page, pikin, start, table, ticket, truck, while
0.8: abeokuta, abolished, accounting, acres, administration, administrator, advert, affect, african, agent's, agriculture, ahead, ajegunle, akure, albums, angel, apart, apple, arepo, artisan, assessed, assets, attach, automatic, avoidance
0.8: awards, away, became, began, behind, bigger, bik, bit, blind, blocks, bookkeeping, boot, braid, break, brewery, broilers, brother, businesses, buys, bybit, cad, cake, calculator, camera, campus, canadian, cancelled, canva, carried
0.8: case, cell, ceremony, chain, chairman, challenge, chamber, charged, cheaper, chemical, chemistry, child, china, claimed, clipper, club, cocoa, college, combine, commot, complete, completely, complex, compulsory, computation, computed
0.8: concession, confused, constable, content, cook's, cooked, corpers, corporate, counting, cousin, coverall, covered, credited, crime, crosses, daughter's, declaration, declaring, deferred, delta, dental, dependent, desk, details
0.8: determined, dia, differ, disagree, disposed, distribution, divided, doctors, download, drinks, dropped, during, ehen, elder, electrician, electricity, endowment, entry, equally, exams, expat, expatriate, fabric, faithfully, families
0.8: family's, farmland, fathers, field, filling, fines, firewood, fisherman, follow, foreigner, freelancing, friday, fries, frozen, fruit, g, gardener, gig, girl's, giving, gl, glasses, golden, graduated, hadin, hair, handles, handshake
0.8: hawk, hawkers, headmaster, health, heavily, helmet, helper's, helpers, hidden, himself, hospitals, household, hyphen, ibtc, identification, ignored, ikeja, illegal, import, imported, importer, increasing, individual, inflation, insist
0.8: inspection, installments, internship, investor, italy, kai, kubwa, kuda, labourers, lance, landed, landlords, lashes, lawful, learn, leaves, lend, lent, levies, liability, libel, lie, loaders, loaf, looks, mai, main, makurdi, mararaba
0.8: marketing, matters, matured, maybe, mc, meat, member, meta, midway, millions, mining, miss, mixer, mobile, mostly, mother's, motherless, moves, mtnn, mushin, mutual, nails, naval, nba, nd, network, nft, nin, nine, nor, npfl, nurtw
0.8: offerings, officer's, offline, ogba, ogbete, oven, overcharged, owed, paddy, painting, panel, parallel, paris, parlour, parsonage, payer, pensions, performer, petty, photo, planning, platform, police, polytechnic, posting, prepare
0.8: present, presumptive, previous, prints, prizes, process, professional, profits, properly, proves, published, puts, quarterly, radiographer, raffle, ran, rating, red, referral, reit, relative, relaxer, rely, renovation, rep, repaired
0.8: repayment, reporter, resume, retention, retiree, retirees, retrenchment, reward, riders, risevest, rotation, sambisa, sand, second, separately, sept, sergeant, served, settled, seventy, she's, shoemaker, shooter, shoots, shortlet
0.8: sickle, similar, sits, skits, snail, soap, sources, spouse, sprayed, stanbic, stayed, staying, steady, step, steward, stories, stubborn, submitting, suffer, sukuk, supermarket, suppliers, supply, supporting, swallow, swallowed, takings
0.8: talking, taxation, taxes, tech, teller, template, terrible, thank, thats, think, threshold, tokens, toll, tribunal, turkey, twice, typing, uk, uncle's, uni, unregistered, utility, vacation, vaccine, valid, valued, vanished, ventures
0.8: version, vessel, vet, victoria, videos, vulcanizer, waiters, wardrobe, wash, wasted, waybill, we've, wed, wheelchair, whenever, which, winner, wise, wives, worry, wrk, xmas, yaba
0.7: apply, bank, bitcoin, capital, corolla, don, him, long, time, working
0.6: alone, bake, brand, change, die, dollar, epe, finished, ghana, having, he, landlord, lekki, london, market, mile, moving, need, note, owerri, papa, people, please, raise, refuse, register, said, states, student, things, tips, treasury
0.6: up, where, wife's
0.5: become, been, bonds, carry, companies, developer, e, go, h, highest, hire, his, increase, let, making, monday, person, poultry, report, send, surulere, thousand, told, too, type, university
0.4: abuja, acct, actual, adding, advice, age, airbnb, airdrop, alerts, allowable, angola, apprentice, approved, asks, assume, attract, automatically, baba, barb, berlin, betting, bike, billed, bird, blank, board, bonuses, borno, bottling
0.4: bq, brackets, burial, calculating, calculations, capped, chair, chairs, changes, charge, child's, chinese, cleaning, clerk, compared, competition, confirm, considered, contributed, contributing, converted, countries, crates, cross
0.4: cutting, decide, decoration, depreciation, diaspora, differently, directly, disabled, duties, editing, effect, eight, either, embassy, employees, enterprise, equivalent, ethereum, everyone, excel, exit, fabrics, face, feeds, flu
0.4: flyers, formula, fridge, friends, frontend, fully, gbagada, gets, gotten, group, hands, harvest, haulage, headmistress, i'll, i've, ibafo, ijebu, indrive, inspector, invoices, iron, jobless, joint, keeps, kinds, labourer, lagos, lay
0.4: leadway, least, leave, letting, longer, lorry, lump, lying, maintenance, maize, makes, marriage, md, meals, meant, membership, men, mistake, most, mould, naira, narration, nasarawa, navy, neither, newspaper, non, none, notes, offers
0.4: often, oh, operation, oshodi, overall, overseas, owns, panels, park, partner, past, payments, payoff, payout, payouts, perfumes, pharmacy, press, promote, quiz, reach, recharge, record, reduced, reduces, refund, refunds, registrar
0.4: reject, relocation, remitting, rich, rule, runs, salesgirl, say, scared, scholarship, see, senior, setting, shey, shipping, should, sick, single, sitting, snacks, sometimes, starlink, such, surgery, than, their, theirs, they'll
0.4: tickets, tiles, tomatoes, toronto, treaty, typed, ui, undergraduates, unemployed, unn, voice, vouchers, want, website, whatever, whose, why, withdrew, woman, wont, writer, written
0.3: bungalow, buying, chops, clear, did, earner, exchange, get, how, ibadan, ibeju, land, ltd, mama, port, returns, revenue, sack, sent, someone, something, years
0.2: affiliate, agree, allow, anybody, architect, are, arrears, assistants, association, attachment, attachments, audit, barber, benin, binance, biscuit, boots, bricklayer, bridal, can, cancel, cannot, choose, co, colleague, commercial
0.2: company's, consult, coupon, cover, covers, crypto, cut, damages, dashed, dec, declared, demand, dependants, differs, donate, donation, donations, earnings, electronics, employ, employs, ends, ever, expects, false, favour, feeding
0.2: files, fingerlings, fiverr, force, freelancers, gained, gate, gift, gold, google, hall, handle, happened, hit, homes, honorarium, housewife, hundred, ig, injury, instead, interest, interview, investment, japa, kitchen, kobo, lab, leeds
0.2: little, lost, low, lowest, meal, microfinance, military, mission, month's, negotiating, ngx, nhia, november, nyanya, nylon, oyo, packaging, payslips, percentage, period, personally, persons, plant, pocket, portion, posted, pounds
0.2: prize, product, promised, promo, promoted, provides, push, questions, raised, remittance, remitted, repairing, resuming, rewards, rooms, roughly, rounded, royalty, saloon, sango, savings, sch, schools, secondary, section, seed
0.2: seedlings, side, south, staking, stopped, straight, strictly, take, taxpro, telecoms, there's, thru, touches, treatment, trouble, tv, upfront, van, vi, village, when, whom, winnings, withdraw, youth, zakat, zenith
0.1: apartment, army, canada, centre, country, do, fertilizer, im, it's, laptop, lose, o, pos, proof, sew, stock, these, thing, weekly, worth
0: accessories, adsense, agbara, agency, alaba, allowee, answers, asset, assumed, back, believe, benue, besides, bill, bills, blog, boutique, btc, by, called, cap, captain, chargeable, church, clearance, commissions, cooks, corporal, corps
0: cot, dad, dash, delivery, difference, digits, directors, doesn't, domestic, education, ended, enjoy, exemption, exist, feb, fg, fight, fine, form, fund, german, germany, given, grade, happen, harcourt, hostel, independent, information
0: inherited, itself, lands, lapo, last, laundry, leaving, lining, lives, look, losing, man, married, max, me, missed, mum, nnewi, nursery, nurses, officers, okada, ordinary, p, parties, pastor, pensioner, pepper, plots, pond, privately
0: punishment, pure, quarter, question, radio, receipt, reduction, remain, replace, roof, saying, schedule, secretary, share, shared, shift, sign, small, smaller, soldier, soldiers, stipend, taxing, technician, to, tomato, tools, trader
0: transfers, true, tuition, using, welding, went, whether, withhold
-0.1: asking, at, build, business, collect, dey, fee, five, food, girls, government, keke, kindly, make, of, oga, old, service, teaching, th, touch, we, wetin, wey, wife
-0.2: account, adverts, american, amounts, articles, august, bakery, belong, book, branch, buyer, cakes, calculation, charity, civil, claims, consider, date, days, digit, disability, done, duplex, earlier, earning, empty, enter, entered
-0.2: equipment, euros, evasion, excess, father, filed, fintech, for, gone, gwarinpa, haven't, hazard, head, held, hired, include, incomes, inheritance, is, joined, judgement, junction, layers, like, line, logistics, manager, medical
-0.2: mother, needed, never, nigerian, not, offices, one, or, orphanage, our, oyinbo, payment, perfume, pita, plumbing, plus, poly, proper, rates, redundancy, replaced, resigned, retiring, retrenched, returned, rig, round, sending, separate
-0.2: serving, set, shoe, shoes, sister, somebody, source, special, subscription, subtract, support, tailoring, telecom, this, though, through, tiktok, trips, tyres, understand, use, video
-0.3: agent, apprentices, artist, assurance, balogun, camry, casual, caterer, chicks, cleaner, consultancy, didn't, dispatch, employment, evening, events, father's, first, flour, fuel, furniture, gifts, houston, husband, it, just, kebbi
-0.3: kids, know, lecture, matter, micro, minus, months, object, october, offering, passed, percentages, perks, pharmacist, place, plumber, pound, power, principal, printing, promotion, proprietor, receive, refuses, registering, research
-0.3: residence, royalties, save, serve, site, statement, taxpromax, teach, three, trust, twelve, until, uses, weddings, welder, what's, with
-0.4: #, annum, before, but, come, customers, fgn, gives, hotel, i, light, on, out, owner, percent, salaries, tailor, tenant, week, what
-0.5: a, aboki, about, abt, ads, ago, alert, allawee, am, and, asaba, average, benefits, building, calculated, carpenter, changed, chop, coins, collecting, cost, data, director, eggs, employer's, engineer, estate, etax, event, fill, finally
-0.5: forget, graphics, hairdresser, heard, hustle, if, in, invoice, its, kind, l, lessons, mean, million, my, nanny, nurse, okrika, ota, outside, overpaid, passes, pencom, practitioner, primary, sacked, shares, supervisor, supplier
-0.5: trading, uniform, uniforms, unpaid, us, usd, wages, warri, wats, will, writing
-0.6: aba, advance, ask, bought, boy, caretaker, certificate, closed, contribution, contributions, convert, deal, dont, drive, fashion, feed, flats, foodstuff, general, grant, graphic, hear, high, hr, husband's, ikorodu, jrb, makeup
-0.6: maximum, much, n, nigeria, ones, online, payoneer, performance, photography, property, rate, relocated, rental, rider, sells, so, some, sorry, stand, state, stay, stocks, studio, ten, the, thrift, tractor, virtual, wigs, workshop
-0.7: accommodation, add, adds, bring, cars, chambers, down, dues, editor, effective, enough, fish, flat, found, four, included, lecturer, legally, locum, middle, na, opened, overtime, pro, products, prove, receptionist, remit, remita
-0.7: resumed, retired, right, salon, shop, starts, teachers, upkeep, warehouse, widow
-0.8: again, all, applies, asked, be, begin, belongs, boys, day, deliver, dem, dis, dollars, each, employers, evidence, from, fry, gen, guard, hand, jtb, late, level, more, motor, nko, no, off, ph, phones, rented, rsa, school, sum, suppose
-0.8: that, top, transport, under, was
-0.9: actually, afternoon, against, america, around, box, brought, charges, collected, concern, consulting, contribute, credit, doctor, else, employee, enugu, farm, final, former, freelancer, gtco, higher, houses, increased, internet
-0.9: island, jan, keep, keeping, kiosk, lived, ngo, office, photographer, practice, reliefs, remote, retire, ride, settle, shops, shows, six, software, those, thread, trade, treated, uncle, usdt, voluntary, yet
-1: # after, # month, # my, a plot, a small, a tailor, already removed, an, and pay, annual return, annuity, another, as a, brings #, by when, came back, children's, client, clothes, company dey, company gave, company pays, contract staff
-1: day and, death gratuity, dem dey, dey comot, does that, does the, dubai, expense, farmer, federal, fgn savings, for good, for them, forgot to, full, hello, hi, i bring, i enter, i no, i remove, i started, i took, if they, in canada
-1: income is, individuals, is about, is money, it at, it income, kept, ladipo, limited company, looking, make about, me for, me go, me to, money, month plus, month tax, monthly tax, my dom, my expenses, my ppa, my two, new company
-1: not taxed, of gross, of n, of what, one estate, or not, out of, owe tax, paying my, pension what, profit this, receipts, remains, remove the, rents, sold a, student i, taking, tax was, that taxed, that's, the federal, the other
-1: the profit, they bought, they count, through my, turnover, two years, week all, week i, wey i, which of, year's
-1.1: # premium, # staff, # transport, a self, a tax, account every, accountant, aged, akara, all expenses, all i, all the, allowances, allowed, already deducts, also have, also pay, and my, another #, anything, assistant, at a, at once
-1.1: be removed, because, bring #, canteen, car, cement shares, chop #, compute my, consultant, contributory, d, deadline for, dey bring, diesel and, different, dividend from, does it, dom, dom account, enters, everything, figures, firs
-1.1: gain na, gateman, get any, half, house help, i changed, i only, i type, if i, in another, in april, in february, in january, income tax, income this, inside, insurance, it true, job, job i, join, lesson, level #, like #, living
-1.1: materials, me an, me as, money for, money in, month before, monthly after, more tax, much can, much more, my boys, my life, my monthly, my only, my slip, no tax, nrs, nurse in, of june, on my, on rent, only #, or #, other work
-1.1: package, paid to, penalty if, pension i, personal tax, pfa, policy, ppa, premium on, profit every, quarters, really, received, records, remove pension, removes, repair, retirement, same as, sell the, shares for, suppose dey
-1.1: suppose pay, tax at, tax dem, teacher, the company, the full, the return, they want, they will, to build, to reduce, two, union, was paid, weekends, were, wetin go, what about, what i, when i, work i, work remotely, year what's
-1.1: yearly tax, youtube, zero
-1.2: # gross, # or, # out, a dollar, a loss, a teacher, a worker, above, accounts, added to, also do, and the, and we, annual tax, bands, barbing, be taxed, below #, both, bought for, cassava, clean, company is, contractor, cra, cut tax
-1.2: day to, death, deducting, dem suppose, design, died, does this, driver, earned #, fees, figure, file a, fine if, flats in, for it, for not, for work, from the, gain on, gave, go dey, good evening, got my, have, i drive, i moved
-1.2: i supposed, i to, id i, in all, in june, in my, in the, income before, is interest, it reduce, job and, labour, left for, lunch, may i, minimum tax, month in, month is, monthly no, my old, my parents, myself, naira to, no expenses
-1.2: nothing is, of office, of them, offer, offshore, ogun, ok and, only, owe, owe for, own a, papers, part time, pay for, pay house, pay in, pension contribution, per, profit a, profit of, provision, remotely, removed from, rent na
-1.2: rent out, school and, sell my, sell provisions, september, shop is, st, still need, tax every, tax na, tax pls, tcc, teach in, that the, the #, the agent, the minimum, them, to may, to tax, total, two of, what gross, whats
-1.2: which state, with the, work how, work in
-1.3: # dem, # gain, # life, # yearly, a flat, an official, and paid, and rent, and repairs, and work, are they, aside, be removing, by what, counts, deducts paye, dey cut, does, does not, family, for month, free of, gains, goes to
-1.3: gratuity, have never, hospital, i stay, i'm, in march, in may, income how, is free, is that, job in, lawyer, me #, me n, mine, month as, months late, much paye, my account, na only, new, no deductions, no income, nobody, of my, of the
-1.3: on the, paid by, paying tax, pays my, penalty, pension no, pension of, pension reform, profit from, profit monthly, profit na, provisions, reform act, remove tax, return on, salary, scheme, so what, spend #, startup, state but, submit
-1.3: tax how, tax my, tax now, that money, that one, the deadline, the job, the one, the only, the total, there tax, they be, they deduct, they take, till, tithe, transport #, us pay, wage, which tax, will nigeria, with my, with no
-1.3: withholding tax, year in, year with
-1.4: # interest, a job, am i, annual, band, before that, bond, bought a, by myself, cash, civil servant, company in, daily, designer, do they, does tax, don't, each of, earn, earn #, exactly, february, first job, freelance, got a, had no
-1.4: house in, i declare, i earned, i have, i own, i rent, in naira, in school, lagos which, limit, limited, me every, mechanic, month my, month on, month they, my annual, my gross, my rent, my sales, officer, on everything, on that, own
-1.4: own house, parts, personal, remove from, rent i, salary of, security, selling, sends, servant, servicing, state do, takes #, tax the, there, to be, to june, which year, will i, will tax
-1.5: # no, # the, and a, and pension, as tax, back from, below, claim, compute, cooperative, counted, day i, december, end, filing, flat in, gave me, gross salary, i dont, i earn, i forgot, i got, laid, last date, left, lirs, lower
-1.5: month do, mortgage, my first, nothing, on it, on time, own life, paid in, paper, pay my, pension every, pension from, profit for, put #, rent and, severance, submit my, tax do, tax free, tax people, to pay, upwork, value, was on
-1.5: what date, wife and, would, year na, year please, year the
-1.6: # rent, abeg i, allowance, and transport, assessment, children and, collects, come off, consolidated relief, deadline, deductible, dey pay, drugs, each one, earns #, forgot, gas, get tax, go pay, got, happens, i made, i was, just got
-1.6: madam, me in, month i, monthly what, must, net, new job, nhis, of tax, or the, parents, pay is, pay the, paye be, pension how, pension or, register for, registered, rent a, return for, salary every, sale, sales, self employed, slip
-1.6: supposed, supposed to, tax altogether, tax it, the rent, this year, what happens, wht
-1.7: # every, a return, added, after all, any other, any relief, as compensation, be my, be paying, benefit, bolt, brings, calculate, clients, clinic, consolidated, days a, declare, earns, every day, for pension, for year, foreign, go tax
-1.7: gross is, i teach, insurance premium, is deducted, is taxed, jobs, less, life, ministry, money i, month and, monthly i, my hand, my personal, my take, nothing else, on top, pay on, paye from, payroll, personal income, plot, put
-1.7: reform, rent is, still have, tax dey, tenants, the end, the old, to december, took #, work #, worked, year after, year from, year my
-1.8: # percent, # salary, a house, a new, a salary, after, after fuel, children, contract, corper, data and, dey remove, dividends, does a, factory, for one, gain, gives me, housing, i am, i had, last day, mowe, my employer, my family
-1.8: my gain, office is, official car, one year, pays #, remove, remove #, removed, run a, self, sell, staff, still, tax go, tax per, tax should, the car, the pension, the state, they paid, till december, what will, with a, worker
-1.9: # children, # nhf, # profit, already, am a, and i, any, books, can a, comes, comot, deduction, diesel, due, earned, employed, every year, extra, for loss, gross #, house rent, i keep, i still, i'm a, if my, in december, made #
-1.9: monthly pension, moved, much of, my flat, my payslip, nigeria tax, once, over, pay, private school, reduce tax, should my, sold, tax law, tax to, there a, whats my, withheld, withholding, year and, year is
-2: after i, amount, and nhf, before they, bonus, compensation for, cost me, dey sell, dividend, firm, from a, from my, goes, here, house, i dey, i never, i put, i run, i sell, i spend, is there, january, july, loss of, month pension
-2: monthly from, my own, my return, own tax, part of, paying, per day, relief for, removing, resident, started, takes, tax me, th month, that i, the two, they, tin, work for, workers
-2.1: # tax, a week, april, as, came, costs, deducts, dey work, each month, fuel and, i deduct, i file, i spent, into my, law, month no, official, pension and, profit is, spend, tax am, will my, year, year no
-2.2: # as, # i, a bank, a private, altogether, and if, basic, compensation, employer, every, free, from it, goods, have no, is in, is tax, month, month for, month from, month how, month what, other income, paid, pay rent, rent, rent for
-2.2: salary na, says, tax and, the fine, the money, the tax, this new, year for
-2.3: act, calculate my, company, exempt, for the, from january, had, home, house i, i don't, income, it taxed, life insurance, minimum wage, no other, ok, payslip, rent #, repairs, shop rent, spent #, taken, they remove, what if, what tax
-2.3: whole year
-2.4: # this, a month, before tax, count, deductions, end of, for this, january to, make #, monthly how, my income, my profit, new tax, per year, reduce my, run, take home, tax be, tax on, the same, to the, together
-2.5: # a, abroad, after tax, and they, any tax, commission, file my, have a, how is, into, june, made, my company, my pay, my pension, new law, of it, pension is, premium, sold my, spent, tax is, took, year what
-2.6: have to, i make, i owe, i paid, i pay, in a, may, minimum, monthly and, my paye, nhf #, part, profit, salary #, taxable, they tax, under the, what's my, yearly
-2.7: # pension, dem go, every month, loss, month after, my total, per month, rent of, rent relief, same, tax from, tax return, the house, the whole, they pay, to file, what do
-2.8: expenses, i sold, id, my salary, paid me, tax i, tax id, then, will they
-2.9: about #, deduct, deducted, i also, must i, my house, pays me, private, the new, whole
-3: i work, pension #
-3.1: for tax, is my, no pension, pay #, reduce, tax, year how, year i
-3.2: # monthly, nhf, other, tax will, total tax, work
-3.3: also, salary is
-3.4: a year, the year
-3.5: gross, i be, i live, live in, monthly, much tax
-3.6: pay tax, pays
-3.7: file, live, pay me, relief, return
-3.9: paye
-4.1: taxed
-4.5: tax for
-4.8: pension
-5: my tax
`
