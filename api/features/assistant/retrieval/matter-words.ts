/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
5.6: today
5.5: which bank
5.3: write a
5.1: arsenal, much company, you are
4.9: go win, me write
4.7: abeg which, abeg who, customs duty
4.6: girlfriend, league, rain, season, what time
4.5: # toyota, arsenal and, bag of, budget, eagles, fast, joke, licence, my girlfriend, super, super eagles, time is, useless, visa
4.3: all your, bvn, chelsea, collateral, company income, cotonou, dollar to, duty on, egusi, egusi soup, from cotonou, god, league this, mumu, of rice, on saturday, system, tecno
4.3: the best, this season, una, which phone, who won, word, x
4.2: # people, a good, a joke, a resignation, and chelsea, and show, asdfghjkl, battery, charge vat, company made, corolla from, eagles march, fake, from now, ignore all
4.2: instructions, instructions and, iphone, iphone #, is customs, is jamb, litres, love, march yesterday, naira today, nice, now on, odds, passport, pretend, prompt, python, renew
4.2: renew my, resignation, resignation letter, rules, she is, show working, sole x, system prompt, this weekend, useless app, waec, win the, without collateral, x #
4.1: vat
4: afcon, best savings, better than, bible, bible verse, by road, chatgpt, chelsea march, dan, davido, duty will, election, for today, give salary, goat, grandmother, hot
4: in manchester, infinix, it rain, jollof rice, liability company, litre, lol, malaria, message, monthly vat, my iphone, name for, no rules, nollywood, of birth, of cement, of una
4: per litre, premier, premier league, pretend you, print, rain in, recommend, recommend a, register my, safe, since morning, stake, stake #, stamp, student visa, the arsenal
4: the vat, this week, tin can, tinubu, to clear, today black, tomorrow, tonight, u, uk student, verse, waec result, works, you have, your system
3.8: company pay, customs, who go
3.7: # battery, # odds, access, access bank, am for, and cowrywise, answer me, application, application letter, apply for, are dan, arsenal or, aso, aso ebi, assignment, at tin
3.7: atm, babe, baby is, batch, batch b, be mumu, best, between piggyvest, born, bot, c, c of, calling, chat, cheap, check am, checker, clear a, cough, council, cowrywise, cut off
3.7: cv, dangote refinery, drivers licence, drop #, ebi, essay, fall, far is, find the, fine girl, fire, fix, french, get sense, give better, governor, governor of, hard, how to
3.7: human, i apply, i budget, i invest, i stake, import duty, in unilag, interest for, invest, is dangote, is dollar, jamb #, late grandmother, laugh, letter for, letter to
3.7: love me, many bags, many litres, many weeks, mark, mark for, marry, me should, me your, mode, much customs, my baby, my generator, my limited, name is, names, night what
3.7: nollywood move, now now, odds for, ode, of o, off mark, okafor, old and, olodo, on you, or city, pack, palm, palm oil, password, permit, phone number, piggyvest and, pin
3.7: please help, poem, port how, portal, post, prayer, python code, registered a, renewal, result checker, reverse, rice for, rise, robot, savings app, sense, ship, shut, shut up
3.7: stamp duty, suggest, than you, the list, the super, to renew, toast, turning, turnover and, under #, verse for, watch, wey interest, white, who be, who even, will win
3.7: win afcon, with their, write an, write me, yesterday, you and, you be, you help, your instructions
3.6: toyota
3.5: bag, bank dey, show me, vat return, where can
3.4: # add, # budget, # camry, # litres, # oranges, # pages, # registration, # show, # without, # word, a bedtime, a bible, a birthday, a cv, a fake, a land, a nollywood, a poem
3.4: a short, a sin, a string, a toyota, a useless, a visa, a wedding, about igbo, abu, account number, address, adebayo, admin mode, ajo everybody, always dey, am back
3.4: an application, and call, and redmi, and you, anytime, anytime i, apapa port, app i, at ikoyi, at night, at zenith, ate, atm card, bad about, bakare, banana, bank can
3.4: battery dey, bedtime, bedtime story, being or, better interest, better pass, between arsenal, between infinix, birth is, birthday message, blablabla, block my, boss for
3.4: bot who, bottom, budget it, buy if, calling me, camon, camon #, camry from, can give, can port, capital of, causes, causes of, caution for, channel go, charged #, charging
3.4: chatgpt is, cheap ankara, check how, chinedu, chinedu okafor, civil war, code to, collect and, complain, complain to, computer dey, cook egusi, cook ofada, corolla #
3.4: council tax, create, dan and, davido pay, days now, delete you, deposit now, developer of, dey answer, dey cough, dey drain, dey drop, do wrong, documents do, does davido
3.4: don close, dose, drain, drain fast, dream, drink, drug, dstv, earner loan, ehn, eid, emeka, engine, essay on, even spell, everybody that, fake rent, fall apart, feel
3.4: fight from, fire you, fit buy, fit give, for cac, for malaria, for medicine, for word, fuck, fuck you, fuel price, funds, generator is, girl for, girlfriend of, give small
3.4: go pack, go show, goats, god will, going through, good for, good time, grow my, gtbank, hack, hard times, has used, hide, hiring now, his account, his name, hmrc, hot and
3.4: how should, hp, human being, hundred and, i bet, i block, i complain, i renew, i rest, i saw, i slap, i studied, i treat, i wait, i watch, i'm shipping, ibadan tomorow, if a
3.4: iftar, igbo, igbo people, ignore, in python, infinix hot, ingredients, ingredients for, inlaw, interest no, international passport, invest #, is abuja, is best, is calling
3.4: is drivers, is eid, is good, is iftar, is maghrib, is one, is turning, is vat, is your, it made, it pay, it safe, jamb, jss, jss #, just one, kano today, lagos to, land use
3.4: landlord wants, last night, last nite, last person, latest, latest news, leave am, leg, loan app, loan without, maghrib, maghrib in, mainland, malt, marry me, me see, me you
3.4: medicine, medicine in, message for, meter, mode and, months old, morocco, mother inlaw, move should, mrs, mrs adebayo, much he, much to, musa, must answer, my babe
3.4: my birthday, my bvn, my date, my drivers, my egusi, my passport, my tecno, my turn, na computer, names for, near, near me, nepa token, never pay, news, nigerian civil, nnpc
3.4: no too, nonsense, not charging, now #, nysc batch, o for, ode you, of everybody, of funds, of garri, ofada, oga never, on mtn, onions, or morocco, or should, oranges
3.4: oranges for, our ajo, our side, pages, paint of, particulars, pay better, people let, phone numbers, pimples, poem about, pos machine, pray, pray for, prepaid, prepaid meter
3.4: president, previous, previous instructions, price today, print your, prompt word, psalm, public, public holiday, quick, ramadan, receipt of, recruiting, redeployment, redmi
3.4: refinery hiring, register a, registration closing, rent receipt, repeat, rest my, reverse a, rice na, rise this, rubbish, safe to, sales tax, samsung, saw, say something
3.4: season arsenal, seize, seize my, send am, sense at, sharp, sharp sharp, shipping my, shirt, shop permit, short, side how, sim, simple, simple interest, sin, sin to
3.4: since yesterday, slap, slap you, slow, slow and, small interest, small limited, something bad, sound, spark, spell, story, string, studied, sure, sure odds, sweet, take toast
3.4: talk to, talk true, teach me, tecno camon, tecno spark, tenement, tenement rate, th how, the causes, the cut, the developer, the governor, the latest, the name, the portal
3.4: the premier, the president, the restaurant, the word, thief, thieves, things fall, third mainland, this morning, this night, this nonsense, through hard, thunder, thunder fire
3.4: time to, to apapa, to camp, to come, to french, to lekki, to reverse, to ship, to wrong, toast one, today in, today with, token, tokunbo, tomorow, tomorow i, trader bought
3.4: translate, translate good, treat, treat malaria, tuesday, turning #, turnover is, twenty, una for, us ate, use charge, used this, uses with, vat for, vehicle particulars
3.4: visa fee, wait, wants #, watch tonight, wey go, wey use, where should, whether she, which channel, which loan, who store, who will, who win, who wrote, whoever, whoever built
3.4: will customs, win premier, with n, with opay, with small, with turnover, word essay, word for, works at, wrong on, wrote, wrote things, yoruba, you a, you love, you marry
3.4: you must, you now, you sef, you understand, your app, your previous, your uses, zxcv
3.2: and tell, far, toyota corolla, won the
3.1: a bag, are you, birthday, is better, jollof, my neighbour, neighbour, phone is, road, since last, vat on, win
3: # turnover, rice
2.9: aaaaaaa, ac, accident, acquisition, ade, adewale, adeyemi, aepb, agbada, agbero, air, airtel, airtime, alajo, allah, allen, amac, amet, anyhow, apapa, approval, approve, areas
2.9: arm, arrested, asake, asdf, asr, asun, asuu, australia, avenue, backwards, bajaj, banks, banned, beach, beginner, bello, better, biology, birth, bite, blisters, blockchain
2.9: blow, blue, boi, boil, bola, bootcamp, border, bought #, bracket, broke, burkina, burn, burnt, bust, cache, caesarean, calcium, camp, canada's, cant, captured, carpet, carton
2.9: cartons, cashew, cast, cattle, champions, chance, chidinma, chocolate, chopping, chromebook, chukwudi, city, clearance, clears, clocking, clothing, coding, collector
2.9: communion, compact, concrete, conductor, container, corset, coughing, cousins, crate, creche, crunchy, cups, current, custom, dating, davido's, debited, debiting, debt
2.9: designs, diapers, discharge, discipline, disgrace, disgracing, distance, divide, dodging, dog, dolor, dr, draining, drains, dreamt, driver's, dropping, drops, dry, eating
2.9: electric, elitebook, emails, emergency, emperor, endurance, engineering, engineers, ephemeral, everytime, evict, ewu, ex, expired, expo, export, fair, fare, faso, favourite
2.9: fever, fifty, film, finance, finishes, flood, fly, folake, followers, foolish, footballer, forge, forty, fraudster, fresh, fried, frsc, ft, funny, g, gambia, gapping, gari
2.9: gluconate, gm, gmail, gotv, graduates, grammy, grandfather, grandson, groundnut, guo, guys, h, hacked, hahaha, hamstring, hang, hanging, harmattan, hate, hell, hfhfhf, hhhhh
2.9: history, hjdksl, hod, homework, honest, hs, i stop, ibrahim, ideas, immigration, incantation, independence, indomie, inec, insha, insult, insure, intervention, ipsum, irs
2.9: itel, jjjj, jjjjjjj, judge, kenya, kg, kingdom, kpakpakpa, kva, leaf, letters, lga, license, limited liability, link, load, lololol, lonart, lorem, loudly, luth, mad, maggi
2.9: majesty, mechanical, meiosis, meow, messi, microbiology, mikano, mind, minister, mistakenly, mitosis, mmmm, moi, moon, mouth, mpc, mpr, mr, music, nafdac, natural, needs
2.9: neighbour's, netflix, nikkah, nomination, notice, now and, nwosu, obi, obudu, ogbomoso, oily, oloshi, omonile, op, opening, opinion, original, osimhen, outboard, outline
2.9: output, override, owambe, owes, owing, pain, painting, palmpay, paracetamol, parade, passwords, pastor's, patience, patient, pcn, pending, people's, permanent, person's
2.9: petrol, phase, phcn, photosynthesis, pick, picked, picking, picture, places, player, playing, pm, polite, politician, position, potassium, prayerful, prepare, prices, profile
2.9: programmed, pulling, pvc, pwned, quarrel, quit, qwer, qwerty, rabbit, ranch, react, reading, recruitment, reducing, release, remedy, remind, renewed, replied, reply
2.9: requirements, richest, ring, river, rivers, roleplay, ronaldo, root, rot, s, sabon, sade, sallah, salty, samaru, sanitation, sauce, scarcity, scatter, scrap, screen, sentence
2.9: sermon, session, shedding, shirts, shoot, shouting, sibling, signage, sing, smarter, smell, smoke, sms, snapchat, snores, snoring, soap, soccer, somebody's, somewhere, son's
2.9: sort, sp, spurs, square, squared, ss, stage, stain, stamping, stopping, strawberry, stream, street, strike, stupid, style, submission, sue, suitable, supporters, surge, survey
2.9: suya, swear, switch, talks, tamper, telling, temperature, the meaning, tincan, tire, to register, toothache, trademark, trainees, transformer, trcn, trek, tubers, tunde, units
2.9: update, updated, urgently, useeffect, venza, verify, voters, w, waiting, walima, washing, wear, weather, weighing, weight, wicked, wifi, wizkid, woman's, words, xyz, yamaha
2.9: yard, yards, yeeeee, yellow, you're, your, zamfara, zaria, zobo
2.8: can you
2.7: baby, soup, will it
2.6: # at, # bedroom, # corolla, abeg help, admin, and has, are a, bedroom, company how, correct it, drop, exam, for fixed, grow, how far, is now, loan wey, march on, pass for
2.6: pls which, punish, refinery, restaurant, stop, tell me, third, uses, want #, what documents, wig, will you
2.5: app, help me, to naira
2.4: ajo, always, answer, bags, bet, card, company with, date of, drivers, for our, go do, in kano, liability, meaning of, my boss, numbers, registration, who is, you
2.3: # should, a ltd, a very, abuja to, and give, and now, another one, bet ja, body, bride, bride price, brother lives, bus, buy a, by mistake, calculate it, call me
2.3: catering business, caution, cheat, compound, court, data for, don collect, duty, earn in, entitled, entitled to, esusu, farming, fees is, fight, fit do, for just, from houston
2.3: from kaduna, get more, gives the, go buy, go for, gree, has not, hiring, home from, i entitled, i fit, i negotiate, ilorin, in our, industrial sewing, insurance and
2.3: international, inverter, is bitcoin, is how, is nysc, ja, leave her, me loan, me one, my school, my supermarket, nite, no gree, number of, office i, paint, party jollof
2.3: per term, pls help, reach my, salary since, shell, so it, surcharge, that has, the capital, the phone, they offered, to charge, to make, total pls, turn, use this, vs, war
2.3: we go, well, what salary, when e, without it, yam #
2.2: boss, night, weekend, yam
2.1: # times, ankara, at cac, cac, dey play, don reach, even, file the, garri, going, holiday, i correct, is wrong, lace, limited, limited company, much for, negotiate, offered me
2.1: on sunday, piggyvest, profit last, rest, tell, term, turnover, very, women, you no
2: charged, code, find, how i, i cook, in texas, loan of, manchester, now i, number, opay, play, profit how, starting, sunday, texas, write
1.9: a limited, check, how can, me the, price, to buy
1.8: # back, # change, # day, # development, # feeding, # he, # health, # never, # small, # when, # yesterday, a danfo, a laptop, a real, a salon, abeg how, abeg my, about it
1.8: abuja from, accept, accra, add everything, add it, africa, agreement, am wrong, amala, among, an exam, and gele, and get, and he, and i'm, and just, and lace, and ptad
1.8: and where, and who, and win, ankara and, apartment in, app is, apply to, appointment, are #, at surulere, babies, bag and, bank how, bank i, bank say, before my, berger
1.8: big brother, biscuit, borrow, business loan, business on, calls, can they, cannot, car in, cashier, catering, certificate, change the, charge for, charge of, cheat me
1.8: cheating, check for, chemist, chin, chin chin, china and, close, closing, collect am, come dey, coming, coming out, company profit, company that, company's, contracts, couple
1.8: cream, crypto or, customer care, cut how, daughter is, days how, days of, delete, dem call, dem get, dey cheat, discount, doctor and, documents, dollars in, don finish
1.8: don start, double, during, e give, e pay, egg, enter how, equal, error, everybody dey, everyday for, everywhere, expensive, explain, facebook, farmers, fiancee, fill the
1.8: finish how, flat #, for canada, for houston, for ikoyi, for land, for nigerians, for shop, for somebody, for us, format, from abuja, from camp, from germany, from teaching
1.8: from there, game, garri #, garri and, gele, get small, go about, go charge, go use, government wan, graduate, graduate trainee, guests, had #, has a, has paid, have on, he is
1.8: her #, highlander, his salary, hold, hr offered, i become, i check, i fill, i pass, i recover, i registered, i sleep, i supply, ikoyi, in computer, in ibeju, in jos
1.8: increase our, industrial, interest rate, is each, is going, is his, is too, it legal, jiji, joor, just a, just do, just waka, kaduna and, kaduna with, lagos now, land in
1.8: landlord's, laptop for, lastma, lent, let's, levy, like that, lines, loan the, local, local government, lokoja, long does, look, ltd, machines, maiduguri, make dem, make e
1.8: make i, make the, many times, march my, march this, market say, market women, maths, me at, me be, me check, me say, members, money go, moniepoint, month or, months wetin
1.8: morning how, mosque, much my, much now, much remain, mum she, my call, my child, my fiancee, my friend, my guy, my hair, my landlord's, my machine, my nysc, my second, my son
1.8: my stall, my tenancy, my tenant, my wig, na who, naira on, name at, name with, national, native, nearest, need receipts, nelfund, nepa, nepa bill, never get, never worked
1.8: nigeria or, nin how, normal, not been, now how, now they, now wetin, now with, number how, nysc allawee, objection, of fuel, offered, on and, on jiji, on monday, on their
1.8: one day, one get, only on, open for, or dem, others, over #, oya, passing, people come, person get, person i, pikin dey, plan cost, pls what, poor, poor people, pos person
1.8: put for, raising, refuse, refuse to, registered limited, registered ltd, relief i, relocate, report, result, returns late, salary at, salary in, say government, seen
1.8: sells about, settlement, settlement for, sewing machines, share #, share it, she has, show, sir, sit, skip, sleep, small business, solar, solar panels, somebody with, son
1.8: song, split, spoil, sports, sportybet, stall, start a, status, steps, steps to, supermarket, supply, table, take collect, take to, tank, tax work, teaching service, team
1.8: the army, the exchange, the market, the monthly, the nearest, the next, the nigerian, them at, them so, they told, this calculator, three term, times, times #, times a, tin is
1.8: to negotiate, to port, to start, top for, traffic, trainee, travel, travelling, two people, us salary, us tax, usually, vendors, vex, waka, wan increase, water, we be, we dey
1.8: we file, wedding, what day, what was, whatsapp, whatsapp and, when will, where is, who, who i, wholesale, whose, wife just, will accept, will make, with cac, withdrawal
1.8: within, within #, worked in, write am, wrong, wrong how, yes, you get, your own
1.7: letter, name
1.6: # #, a #, balance, black market, corolla, deposit, everybody, fit, fixed, fixed deposit, go take, going to, how do, if you, list, list of, meaning, pass, saturday, store
1.6: this app, wants, without, won
1.5: abeg, being, between, black, can't, charge me, i wan, machine, me my, much i, my catering, one person, party, phone, to bring, transfer, unilag, wetin i, what can, which one
1.5: will the
1.4: # since, # years, birds, calculator, call, channel, charge, clear, daughter, dey take, e reach, for bodija, from lagos, generator, ghana, guy, help, i carry, i open, it or
1.4: it will, it with, legal, me a, me what, much does, my pikin, on me, or na, plan, pls my, running, sef, sewing machine, shipping, shop for, tenancy, tenancy agreement, this #
1.4: ticket, vehicle, what did, what percent, when does, whether, won't
1.3: # bags, # one, # relief, # wey, # with, # year, a domiciliary, a lagos, a supermarket, a tenancy, abi na, add the, agree, ajah, alhaji, anambra, and can, and file, and one
1.3: and wetin, and yam, annual returns, apply, as you, b, bad, before and, better for, big, boyfriend, brother and, business dey, business i, business is, but e, buy, buy for
1.3: calabar, can get, can't pay, charged on, check my, chemist shop, chops and, coin, coming in, company we, computer, customer, danfo, declared, delete my, delivery #, dey come
1.3: dey hold, dey talk, did they, die, doing, draw, duty #, duty for, first one, for december, for dollar, for ikeja, for lagos, for which, foundation, free from, freezer, friend
1.3: from him, from ibadan, front, full #, gate, germany, give my, go get, go give, go make, guangzhou, gym, hair #, hair and, have they, he gets, he has, him, hmo, hour, hours
1.3: i actually, i can't, i delete, i find, i plan, i report, i see, i want, in epe, in ikorodu, in wuse, is registered, is transport, it in, it too, it's #, kaduna, later
1.3: list all, live and, loan is, loan to, long should, manage, masters, maternity, maternity leave, meeting, month end, move, my catfish, my data, my keke, my phone, my printing
1.3: my sister, my wedding, naija, naira and, name no, nigerians, no sabi, note, of all, oil and, on his, on how, one be, one with, open a, out the, own name, panels, pay at
1.3: pfa is, play for, poultry farm, price of, rate for, real, real estate, receipts for, recover, refused, refused to, registered as, roadside, sabi, safety, second one, send me
1.3: send my, she, showing, sister, small provisions, small shop, space, state or, surulere i, talk, tax does, the balance, the cbn, the company's, the cost, there is, to canada
1.3: to go, to open, to put, to use, too much, unit, wallet, wan pay, wants to, way, week and, weeks what, when did, which documents, while, who do, why do, wife she, workmanship
1.3: wuse, yaba, years at
1.2: # total, are my, bank gives, camry, catfish, cbn, cook, correct, dey give, did the, do the, do we, fill, finish, from china, fuel na, has been, houston, how long, how many
1.2: i buy, i register, if e, it a, it be, jos, making, many, me how, need for, now, one is, open, plenty, the company, they charge, thousand, to abuja, understand, wan
1.2: zenith bank
1.1: a loan, all of, and how, give, has, he, i give, i send, income tax, loan, long, my late, nysc, where
1: block, brother, built, business name, clear #, for ibadan, for that, get the, girl, give me, have my, health, houses, i clear, import, in kaduna, kano, lives in, money to
1: month but, mtn, my boutique, my nin, pay how, proof of, said, see, send, sewing, she dey, sole, start, stays, take get, the th, use it, used, want, want to
0.9: become, braiding, bread, catch, christmas, cloth, compulsory, country, dat, dentist, dev, development, empty, form, industry, instagram, lose, lottery, march, morning, mutual
0.9: owerri, page, past, ptad, read, remaining, second, since, spread, stanbic, states, students, train, training, truck, uyo, weeks
0.8: abi, bodija, care, china, eat, hundred, lives, monday, next, people, port, receipt, room, type
0.7: abeokuta, abolished, accesories, accounting, acquired, actual, adding, addition, administration, advantage, advertising, affiliate, agent's, agents, ajegunle, alawee, album
0.7: alert, allow, allowable, alone, amend, angel, angola, anoda, anyone, apart, apo, appeal, apple, applied, apprentice, approves, area, ariaria, arranged, article, asks
0.7: association, assumed, attach, attendant, avoid, away, backend, baking, bale, bales, batteries, bayelsa, beans, behind, berlin, betting, beverage, bit, blade, blank, blocks
0.7: boko, bolt's, borrowed, braid, braids, brand, brands, break, brewery, bricklayer, broda, broilers, builders, bungalow, bungalows, burglary, burial, businesses, cable, camera
0.7: campus, canopy, capital, capped, carried, carrying, cause, cctv, cement, ceremony, chai, chairs, chalk, changes, channels, chef, chemistry, child, choir, choose, church's
0.7: citizens, cleaning, clearing, clinic's, clippers, coaching, cold, collections, commencement, completely, computed, computers, confirm, confirmation, confused, conhess
0.7: consequences, constable, consult, consultant's, containers, contest, contractors, conversion, cook's, cooker, cooking, copper, corporate, corps, could, counting, coupon, cover
0.7: crates, crazy, crime, crowdfunding, cutting, dad's, damages, dates, dealer, dealership, debts, dec, decide, decides, declaration, declaring, delay, deliveries, dental, depend
0.7: desk, detergent, determined, dia, differently, diplomat, disabled, disagree, dismissal, dispose, distribution, disturbing, doctor, dodge, domestic, domiciliary, downsized
0.7: dowry, drawings, drilling, driving, drove, earnings, eatery, editors, ehen, eight, electrodes, embroidery, employees, entered, entering, enterprise, entry, etc, euro, europe
0.7: everyone, evrytin, exams, exclusively, exempted, exemption, exercise, exit, expats, expectation, eye, fabric, faithfully, families, farmland, father's, fear, feeds, feeling
0.7: fertiliser, fighting, fines, firewood, firm's, fisherman, fleet, flyers, fmcg, football, force, fridge, fridges, fries, fringe, further, gates, gig, girl's, giveaway, given
0.7: giving, glasses, golden, gospel, gotten, gp, gtb, guess, hairdressing, hall, handouts, handshake, haram, hardly, harvest, haulage, hauling, hawk, headmistress, heavily, heavy
0.7: helper's, her, hidden, hiding, himself, hire, hires, his, hit, homes, hope, hospitals, household, housekeeping, housewives, hse, hubby, hubby's, hustler, hyphen
0.7: identification, ignored, importation, inbox, include, including, indian, inflation, inherit, inheritance, inspector, install, instalments, instrument, interviewing, invested
0.7: investment, investments, involved, ioc, isnt, italy, items, itself, jail, jewelry, jobless, joint, judgement, juju, junior, kantin, katangowa, keyboard, known, kogi, kwara
0.7: kwari, labourer, labourers, lady, landed, language, las, lateness, lay, lead, leader, leadway, learn, lebanese, leeds, lending, libel, lie, lies, line, loaders, loans, lorry
0.7: lowest, lump, luno, maker, management, marina, marked, marketer, marketing, master, matches, matron, max, maybe, md, meals, media, men, mend, mgr, mid, midway, millions, mined
0.7: mission, mistakes, mixer, moment, mostly, mother's, moves, mua, musician, narration, nau, nd, newscaster, newspaper, nft, nhia, nights, non, nor, notes, nursing, nylon
0.7: obajana, obtain, oda, offerings, offers, officer's, offline, ogba, oh, ojota, operation, operator, operators, oshodi, osogbo, outsourced, outsourcing, overpay, owned, owns
0.7: packaging, pap, parallel, parlour, parsonage, passengers, payer, payout, payouts, pensioners, period, petty, photo, physiotherapist, pikin, planned, planning, plant, plastics
0.7: platform, plots, pocketed, podcast, police, ponds, popsy, premiums, presumptive, printing, prints, probation, proceeds, produce, professional, programme, project, promised
0.7: proves, provides, pupils, purposes, quarter, radio, ran, rating, reaches, reads, reagents, reduces, reduction, redundant, regional, registered, reinvest, reinvested, released
0.7: rely, remittance, rep, repaired, repaying, repayment, reporter, responsible, retiree, retirees, retrenchment, roommate, rooms, roustabout, royalty, salaried, salesboys, sand
0.7: sango, saving, schools, scientist, scrapped, scripts, scrubs, sec, seller, sergeant, servers, sets, several, sews, shd, she's, sheets, shifts, shoemaker, shooter, shooters
0.7: shot, sick, sienna, signing, singer, sits, sitting, skit, slice, social, sofa, solo, someone's, sori, source, sources, south, speaking, spirit, spouse, stand, stands, state's
0.7: stationery, staying, stems, steward, stipend, stopped, stories, stubborn, stuff, stylist, submitting, sukuk, sums, survivor, swallow, swapping, tailors, takings, talking
0.7: taxes, telco, template, ten, terminated, terrible, tex, textile, themselves, thesame, they'd, they'll, they're, things, though, threshold, throw, tiles, tippers, tithes, told
0.7: touches, traders, transaction, transcription, translater, trip, trouble, turkey, tutorial, tutorials, twitter, uber, uber's, unawares, undergraduate, undergraduates, unilorin
0.7: unsubscribe, useful, utility, vacation, vaccine, vaccines, vet, vice, victoria, videos, viewing, voice, vulcanizer, wahala, wasn't, wasted, watching, ways, wears, web
0.7: websites, wed, went, whenever, wholly, whom, why, winner, wise, wood, worldwide, writes, wrk, wrongful
0.6: bank, change, e, earner, hair, laptop, oil, onitsha, our, papa, pls, register, say, surulere, too, uk, which
0.5: army, cakes, club, colleague, director, don, five, good, highest, ikeja, ikorodu, instead, keeps, london, main, mama, market, need, something, weekly, working
0.4: are, buying, can, carry, developer, did, epe, go, landlord, leave, let, nin, person, reach, share, someone, student, than, their, time, years
0.3: anybody, bake, been, bitcoin, boutique, cake, chops, church, companies, difference, dollar, everyday, exchange, fund, get, gets, gift, land, lekki, makes, mile, miss, network
0.3: percent, pharmacy, please, record, rental, savings, scholarship, sent, should, site, small, think, tin, tips, treasury, twice, up, village
0.2: adsense, advice, ahead, airbnb, airdrop, akure, albums, alerts, american, approved, architect, arepo, artisan, ask, asset, assistants, assume, attachments, automatically
0.2: avoidance, award, awards, barb, became, benin, bike, billed, bonds, bonuses, boots, box, bq, brackets, btc, calculated, calculating, calculations, called, canadian, cancelled
0.2: case, chair, chamber, cheaper, chemical, clerk, clipper, commercial, commissions, commot, compared, competition, considered, consultancy, contributed, corpers, countries
0.2: cousin, credited, dangote, delta, dependent, depreciation, diaspora, digit, digits, directly, dispatch, do, donate, drinks, dropped, duplex, effect, elder, electrician
0.2: electricity, employs, ended, enjoy, equally, equivalent, ethereum, euros, ever, evidence, exist, expat, expatriate, expects, false, fathers, feeding, field, files, fingerlings
0.2: foreigner, freelancers, friday, frozen, gl, google, handle, having, hawkers, headmaster, heads, hear, helper, honorarium, housewife, how, husband, husband's, i've, ibtc, ig
0.2: importer, increasing, indrive, information, installments, internship, investor, japa, kinds, kitchen, kobo, lab, lagos, landlords, lapo, laundry, layers, least, leaves
0.2: leaving, letting, loaf, looks, lost, low, marriage, member, membership, military, million, mistake, month's, most, motherless, mould, moving, mtnn, naira, nasarawa, navy, nba
0.2: negotiating, neither, ngo, nine, npfl, nrs, nursery, october, officers, ogbete, overcharged, overseas, oyo, paddy, pastor, payments, payoff, payslips, pensioner, percentage
0.2: percentages, personally, persons, polytechnic, pond, portion, posted, press, prize, prizes, process, profits, promo, properly, pure, push, questions, quiz, raffle, receipts
0.2: recharge, reduced, relative, research, resigned, resume, rewards, rich, riders, roof, rotation, roughly, rule, runs, save, scared, seedlings, sells, separate, separately, sept
0.2: serving, setting, sew, shey, shift, shoots, shortlet, skits, snacks, soldier, starlink, step, stock, subtract, surgery, take, taxation, tech, telecoms, teller, thank, thats
0.2: thing, tomato, toronto, treatment, treaty, trips, tuition, uncle's, unemployed, uni, uniben, valid, van, vi, waiters, wardrobe, wash, waybill, website, whatever, winnings
0.2: woman, wont, writer, xmas, zakat
0.1: abuja, asking, bill, business, by, cut, fee, filed, food, interest, last, made, poultry, to, trader, we, when, worth
0: above, agency, apartment, canada, centre, come, earners, ibadan, increase, maize, me, never, returns, somebody, tomatoes, true, uncle, wey, with
-0.1: at, back, bakery, book, crypto, girls, it, nigerian, o, of, old, or, pos, pounds, rate, side, through, touch, use, zenith
-0.2: acct, ads, advance, adverts, agbara, allowee, apprentices, asked, assurance, attachment, barber, bills, bottling, branch, bridal, buyer, cancel, captain, chargeable, chicks
-0.2: co, collect, dash, dependants, dey, directors, donation, donations, editing, education, eggs, either, employ, employment, equipment, event, excess, fabrics, favour, finished
-0.2: fintech, fiverr, frontend, gained, gbagada, gold, gone, government, gwarinpa, happened, held, hired, hostel, i'll, ibafo, ibeju, incomes, inherited, injury, interview, iron
-0.2: it's, junction, late, longer, lying, maintenance, make, materials, meal, mean, meant, microfinance, needed, ngx, nnewi, none, nurses, nyanya, okada, orphanage, outside, over
-0.2: owner, p, partners, perfumes, pharmacist, pita, plumbing, point, poly, principal, product, proof, proprietor, prove, punishment, question, raised, receive, refuses
-0.2: relocation, remitted, remitting, residence, resuming, returned, rig, rounded, sack, salesgirl, saloon, saying, sch, secondary, seed, sending, senior, shared, sign, single
-0.2: smaller, staking, straight, strictly, subscription, sum, taxing, theirs, three, thru, tools, transfers, trust, tv, tyres, ui, unpaid, upfront, using, vouchers, welding, were
-0.2: wetin, withdraw, youth
-0.3: aba, about, actually, days, delivery, enter, fertilizer, for, happen, harcourt, hotel, im, is, kids, kindly, like, losing, manager, mum, oga, on, one, payment, pepper, raise
-0.3: refund, salaries, stay, this, will
-0.4: #, a, abt, account, accountant, alaba, am, and, answers, articles, average, belong, benue, binance, blog, boy, cap, charity, claims, closed, collective, company
-0.4: contributions, cooks, dad, dashed, done, earning, earns, electronics, engineer, father, feb, feed, fg, finally, fine, firs, flour, furniture, general, gifts, grade, grant
-0.4: head, high, i, independent, individuals, inside, invoice, joined, kebbi, keke, know, lecture, light, lining, logistics, married, matter, medical, micro, missed, nanny, not
-0.4: offering, offices, ones, opened, ordinary, out, oyinbo, paper, parties, pencom, plumber, pocket, privately, promoted, proper, property, redundancy, repairing, replace
-0.4: retrenched, round, royalties, serve, shoes, shows, soldiers, studio, supplier, tailoring, teach, teachers, teaching, technician, tiktok, trading, twelve, university, usd
-0.4: video, weddings, wife, wife's, withhold
-0.5: all, build, but, chop, evening, february, if, income, man, months, mother, much, my, plus, salon, some, tenant, th, the, top, us, what
-0.6: accessories, agent, ago, allowed, annuity, annum, applies, artist, before, bought, brought, caretaker, cash, casual, cleaner, concern, cost, daily, date, deal, didn't, dis
-0.6: doesn't, don't, effective, employer's, enough, evasion, events, fgn, first, forget, from, fuel, full, german, haven't, heard, in, its, just, kind, l, lecturer, lirs, lived
-0.6: middle, mine, motor, n, nigeria, object, okrika, online, ota, passes, perfume, perks, place, power, pro, promotion, registering, relocated, right, rsa, set, shares, shoe, so
-0.6: support, telecom, there, uniform, until, upkeep, wages, warri, week, welder, zero
-0.7: add, allawee, bring, building, changed, civil, contribution, customers, data, does, down, enugu, farm, federal, hr, na, remain, service, shop, state, that, what's
-0.8: aboki, accounts, adds, an, anything, asaba, balogun, because, begin, benefits, came, carpenter, coins, contribute, dubai, dues, estate, figure, four, gives, graphics, guard
-0.8: hand, hazard, higher, kept, legally, lesson, locum, money, nko, no, nurse, passed, pound, practitioner, primary, put, rented, retire, retiring, rider, spare, starts
-0.8: supervisor, tenants, those, thrift, treated, under, uniforms, voluntary, was, wats, worked, workshop, writing
-0.9: accommodation, around, band, cars, caterer, charges, collected, contractor, counted, credit, deliver, different, dollars, each, employee, enters, expense, fish, flat, flats
-0.9: foodstuff, found, graphic, hairdresser, have, hustle, kiosk, maximum, overpaid, package, papers, payoneer, payroll, reliefs, rents, sacked, sorry, stocks, suppose, tailor
-0.9: them, tractor, union, usdt, virtual, warehouse, year's
-1: again, calculate, dem, drive, else, every week, i am, i bought, in total, is #, keep, more, my company, na #, office, on the, plot, retired, return, school, two, wetin be
-1: work in
-1.1: # housing, # in, # into, # staff, a federal, a limit, a teaching, abuja #, added to, after paying, against, all through, am an, am to, and no, and shop, another, aside every
-1.1: ask me, at a, at ibeju, be, be corper, be keeping, be left, be per, be removed, be security, be taxed, belongs, belongs to, below, both, bought them, build the, but my
-1.1: chambers, clothes, collect rent, comes to, date must, day, days every, dey comot, do not, does that, dollar i, dont, dont file, driver for, earning #, fashion, federal civil
-1.1: federal hospital, fees for, fgn savings, file anything, final, for benue, for each, for everything, for work, former, four children, freelancer, from how, from july
-1.1: from selling, fry, go happen, half, happens if, happens to, have any, have to, her tax, hi i, home lessons, hospital #, how are, i declare, i don, i enter, i type, if the
-1.1: im a, in america, in another, in january, in july, in ph, in this, included, insurance, interest from, internet, is all, is left, is withheld, island which, it #, it goes
-1.1: it only, it still, it true, january till, join, know my, left, lessons, level, loan i, losing the, lunch, makeup, me to, month #, month na, month the, month wetin, month will
-1.1: monthly salary, my dangote, my dom, my job, my land, my madam, my monthly, my tenants, naira monthly, never registered, nhis #, no tax, not a, of gross, of may, of my, of the
-1.1: off, oga dey, ok so, only, or anything, out my, owe tax, own clinic, paid #, paid in, paye per, paying my, penalty, plot at, policy, practice, premium for, private hospital
-1.1: profit after, provisions, receptionist, remit, remote, remove paye, resumed, retirement, same as, same money, says #, severance for, shops, sold the, state mowe, state should
-1.1: still owe, tailor in, taken off, tax people, tax that, tax what, the #, the contributory, the office, the profit, the work, there any, there tax, they just, trade, transport
-1.1: transport and, up to, week for, wetin dem, when do, whole #, whole of, widow, wife is, wigs, will enter, with me, with no, withheld from, work and, work from, year but
-1.1: year pension
-1.2: # month, # or, # shop, a self, a tax, a th, about #, act, after my, an oil, and have, and his, and make, and pay, are they, arrears, bank loan, basic #, basic is, bolt driver
-1.2: boys, capital gains, cassava and, chop #, civil service, clinic in, company paid, consulting, convert, cut tax, days for, dey drive, does not, dom, dom account, don't file
-1.2: drive bolt, earn, editor, employer already, employers, enter my, estate dem, expenses #, figures, file, free, from the, gen, gtco, had, happen if, house my, husband died
-1.2: i came, i'm, if i, in private, is n, is taxed, june then, laid me, late how, letter says, looking at, me for, month salary, my client, my plot, my side, my yearly, myself and
-1.2: na true, net profit, no register, nobody, of them, offer letter, oil servicing, on data, on it, on upwork, one company, only house, other work, overtime, pay any, pay na
-1.2: pension i, pension yet, performance, performance bonus, personal tax, pfa, pls i, plus th, profit #, provisions for, relief or, relief work, remove it, return by, ride, sales
-1.2: sales for, school teacher, selling my, slip, so how, so no, state am, still dey, still pay, tax again, tax in, tax was, teaching hospital, that bring, the loan, the rent
-1.2: then i, these, they already, they increase, thread, to know, to pension, use the, value of, week i, will tax, year does, year so, yearly tax
-1.3: # all, # per, # withholding, a freelance, a loss, add my, after buying, am i, america, and fuel, and rent, and software, annual gross, at once, came back, canteen, car
-1.3: cement shares, children's, client, compute my, consultant, day #, day for, death gratuity, dey cut, dey tax, died, dividend from, do pos, does tax, everything, everything i
-1.3: exactly, family, file tax, for good, for myself, from june, go be, good afternoon, have nin, hello, here i, home every, i no, i started, i took, in #, in april, in canada
-1.3: in my, is that, jan, june i, lagos island, leave allowance, light and, living, lower, madam dey, me after, me an, me go, me n, me off, month is, monthly plus, mortgage
-1.3: mowe ogun, much can, must, my aged, my children's, my father, my parents, my two, never register, new company, no file, off and, ogun state, old law, pay more, paye every
-1.3: paye should, pfa pays, ph, premium last, premium on, products, profit, quarters, really, remove tax, remove the, removes, rent can, repairs and, sends me, september
-1.3: shares for, six, tax at, tax before, tax na, tax pls, that taxed, that's, the state, they bought, they take, tithe, two of, was paid, week all, wetin remain, what rate
-1.3: what remains, which tax, with an, year before, year on, yet
-1.4: # after, # dem, # gain, # gross, # house, # my, # percent, # premium, a plot, a wife, account every, afternoon, aged, akara, all i, all the, allowances, already deducts
-1.4: also pay, also sell, an official, and a, and everything, and paid, annual tax, assessment, assistant, august, bands, bond, bought for, brings #, by what, come off
-1.4: company dey, company pays, compute, contributory, cra, day and, death, december i, declare, deducting, design, dey bring, dey work, diesel and, does a, does this, driver
-1.4: earned #, employer pays, evening i, farmer, fees, for children, for it, for losing, for month, forgot to, free of, gave, get any, go dey, goes to, got a, had no, hi, i got
-1.4: i only, i own, i remove, if they, in february, in june, in may, in mowe, in ogun, income before, income this, is asking, is free, is money, is removed, is there, island
-1.4: it at, job i, keeping, ladipo, level #, looking, me every, money for, month of, month plus, monthly after, moved back, much more, much paye, my ppa, myself, new, not taxed
-1.4: nothing is, nurse in, offshore, on rent, one estate, only #, only income, or is, or the, out of, own a, paid by, part time, pay for, paye for, pension no, pension what
-1.4: profit in, received, records, remains, remotely for, remove pension, rent na, salary was, scheme, security man, software, sold a, st, staff, startup, student i, submit
-1.4: suppose pay, taking, tax dem, tax dey, tax every, tax free, tax the, teacher, the agent, the job, the penalty, the total, then they, they will, through my, to reduce, took #
-1.4: weekends, wetin go, what date, what gross, will i, will nigeria, work i, year how, year in, year they, year what's, youtube
-1.5: a flat, a tailor, added, all expenses, already removed, and my, aside, barbing, bought a, bring #, cassava, claim, clean, company gave, contract staff, earn #, expenses how
-1.5: flats in, for not, gain na, gain on, gateman, good evening, goods, gratuity, hospital, house help, how is, i changed, i drive, i earn, i have, in all, in the, is in
-1.5: is interest, job and, job in, labour, like #, make about, months late, more tax, mowe but, my account, my expenses, my old, my only, my sales, net, of june, offer, ok, ok and
-1.5: pay, pension contribution, personal, ppa, profit this, removed from, rent i, salary, sell the, sends, tax do, tax how, tax it, teach in, till, to build, total, us company
-1.5: value, will be, will they, would
-1.6: # no, # transport, # yearly, a job, a teacher, also do, as, before that, by myself, cooperative, counts, deadline for, dem dey, dem suppose, gains, gas, government go, home
-1.6: i moved, i supposed, in naira, it reduce, job, lawyer, me #, monthly no, my life, my profit, no deductions, no expenses, no income, nothing, on everything, owe for, own
-1.6: own life, per, photographer, profit every, school and, sell provisions, selling, still need, takes #, tax is, that one, the minimum, the tax, to may, to pay, us pay, whats
-1.6: which year, year with
-1.7: # out, # the, a dollar, a house, a return, allowance, am a, amount, and we, annual, another #, benefit, can a, company is, d, dangote cement, day to, deducts paye, drugs
-1.7: each of, end, every day, filing, fine if, flat in, for year, foreign, gave me, got, have a, i earned, i had, i rent, i stay, i to, in school, january, law, left for, limit
-1.7: madam, me in, mechanic, ministry, month as, month in, must i, my boys, my rent, of office, officer, ogun, pay house, pay in, pay is, pay the, paying tax, pays my, penalty if
-1.7: pension of, pension reform, profit a, reform act, remove from, rent and, rent out, salary and, sale, security, self employed, sell my, shop is, spend #, tax now, that money
-1.7: the one, the only, they deduct, to be, transport #, which state, withholding tax, work how, work remotely, worker, year #, year what
-1.8: # interest, and pension, and repairs, back from, be removing, books, clients, collects, company in, contract, december, deductible, due, employed, got my, happens, have never
-1.8: house in, i dey, i teach, i was, id i, income how, laid, last date, month do, month my, month on, month they, na only, naira to, of tax, official car, on that, owe, own house
-1.8: paid, parents, parts, pension from, pension or, profit from, profit monthly, profit na, put #, rates, reduce tax, remotely, return on, self, servicing, severance, so what
-1.8: the car, the deadline, the old, they, they be, to june, upwork, was on, what happens, wht, year na
-1.9: # life, and i, any other, as tax, bolt, brings, civil servant, consolidated, consolidated relief, corper, day i, days a, deduction, designer, dey pay, each one, extra
-1.9: factory, firm, freelance, gain, goes, i forgot, i made, is deducted, money i, my annual, my family, my gross, my hand, my personal, nhis, nothing else, once, pay my, pays #
-1.9: pension every, reform, register for, resident, servant, state but, still, submit my, the end, the pension, there a, to file, wife and, workers, year from, year please
-2: # rent, # salary, a new, already, any relief, as compensation, children and, clinic, comes, exempt, first job, forgot, from a, get tax, go pay, go tax, gross salary, housing
-2: i dont, in a, lagos which, less, life, month i, monthly what, my employer, my first, my gain, my payslip, new job, official, on time, part of, paye be, pension how, per day
-2: personal income, profit for, removed, salary every, sell, state do, supposed, supposed to, takes, tax go, this new, this year, withholding, year my
-2.1: # every, # tax, abeg i, after, and transport, any, be my, children, cost me, data and, deadline, dey remove, dey sell, dividend, dividends, earned, every year, for one, i put
-2.1: jobs, month and, monthly i, moved, my own, nigeria tax, one year, paye from, remove, rent a, rent is, run a, should my, sold, tax altogether, tax law, the two, they paid
-2.1: to december, with a, withheld, work, year
-2.2: a week, after all, after fuel, and nhf, be paying, bonus, comot, diesel, every, for loss, for pension, from my, gives me, gross is, i also, i deduct, i keep, i still, i'm a
-2.2: insurance premium, is tax, just got, last day, monthly pension, much of, my flat, my take, other, own tax, paying, relief for, remove #, rent, says, still have, tax me
-2.2: tax return, tax should, till december, work #, year after, year is
-2.3: # nhf, a month, april, before they, deducts, each month, employer, gross #, here, house, house rent, i don't, i run, i sell, i spend, i spent, if my, in december, into my
-2.3: july, loss of, month, month pension, mowe, my return, office is, pension and, removing, started, taken, tax, tax and, tax per, tax to, the money, year and, year no
-2.4: # children, # i, a private, after i, compensation for, costs, count, for the, it taxed, monthly from, my pay, payslip, private school, rent for, th month, whats my
-2.5: # as, also, basic, before tax, calculate my, compensation, from it, from january, fuel and, house i, i pay, minimum wage, month for, month no, month what, monthly, new law
-2.5: new tax, no other, other income, profit is, run, spend, spent #, taxable, the fine, the same, to the, together, took, wage, what tax, will my, year for
-2.6: # a, # this, a bank, altogether, and if, commission, deductions, every month, into, month from, my income, part, pay rent, reduce my, salary na, tax am, tax on, they remove
-2.6: what do
-2.7: abroad, any tax, dem go, end of, for this, i live, i owe, january to, may, minimum, month how, of it, per year, relief, rent #, shop rent, spent, tax be, under the
-2.7: whole year
-2.8: and they, i make, june, life insurance, live, loss, make #, much tax, my pension, pension is, premium, repairs, same, sold my, take home, tax from, they tax, what if, yearly
-2.9: after tax, file my, i paid, my paye, nhf #, rent relief
-3: # pension, deduct, is my, monthly and, monthly how, paid me, pay me, pays me, salary #, the house, the new, the whole, then, what's my
-3.1: deducted, i sold, my salary, my total, private, rent of
-3.2: expenses, for tax, id, month after, per month, tax i, tax id, they pay, what will, whole
-3.3: i work, my house, pension #, reduce, year i
-3.4: nhf, no pension, pay #
-3.5: # monthly
-3.6: total tax
-3.7: a year, live in, pays, salary is, tax for
-3.8: gross, i be
-3.9: pay tax
-4.1: paye
-4.2: taxed
-4.9: the year
-5: pension
-5.3: my tax
`
