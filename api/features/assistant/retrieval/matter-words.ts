/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
5.4: today
5.2: which bank
5: much company, you are
4.9: arsenal
4.8: write a
4.7: bank dey
4.6: go win, who go
4.4: abeg which, abeg who, bag, girlfriend, league, rain, season, what time
4.3: arsenal and, bag of, budget, joke, licence, my girlfriend, time is, useless, visa
4.2: all your, and tell, bvn, chelsea, company income, customs duty, dollar to, eagles, egusi, egusi soup, fast, god, jamb, league this, mumu, of rice, super, super eagles, system
4.2: tecno, the best, this season, una, which phone, who won, word, x
4: # people, a bag, a good, a joke, and chelsea, and show, asdfghjkl, battery, charge vat, collateral, company made, cotonou, duty on, from cotonou, from now, ignore all
4: instructions, instructions and, iphone, iphone #, is customs, is jamb, litres, love, march yesterday, my neighbour, naira today, neighbour, now on, odds, on saturday, passport
4: phone is, pretend, prompt, python, renew, renew my, rules, show working, sole x, system prompt, this weekend, useless app, waec, weekend, x #
3.9: vat
3.8: # toyota, ajo, bags, balance, best savings, better than, bible, bible verse, bought #, by road, chatgpt, chelsea march, company with, dan, davido, eagles march, election, fake
3.8: for today, goat, grandmother, hot, in manchester, infinix, it rain, jollof rice, liability company, litre, lol, malaria, me write, message, monthly vat, my iphone, name for
3.8: nice, no rules, nollywood, of birth, of cement, of una, per litre, premier, premier league, pretend you, print, rain in, recommend, recommend a, register my, safe, she is
3.8: stake, stake #, stamp, student visa, the arsenal, the vat, this week, tinubu, to register, today black, tomorrow, tonight, u, uk student, verse, waec result, win the
3.8: without collateral, you have, your system
3.6: company pay
3.5: # battery, # odds, a resignation, afcon, am for, and cowrywise, answer me, apply for, are dan, arsenal or, assignment, atm, babe, baby is, be mumu, best, between piggyvest
3.5: bot, c, c of, calling, chat, check am, checker, corolla from, council, cowrywise, cv, dangote refinery, dey play, drivers licence, drop, drop #, essay, fall, far is, find the
3.5: fine girl, fire, fix, for fixed, french, get sense, give better, give salary, governor, governor of, grow, hard, how to, human, i apply, i budget, i invest, i stake
3.5: interest for, invest, is dangote, is dollar, is now, jamb #, late grandmother, laugh, loan wey, love me, many bags, many litres, many weeks, marry, me should, me your, mode
3.5: my baby, my generator, my limited, name is, names, night what, nollywood move, now now, odds for, ode, of o, offered, offered me, okafor, old and, olodo, on you, or city, palm
3.5: palm oil, password, permit, phone number, piggyvest and, pin, pls which, poem, portal, prayer, punish, python code, registered a, renewal, resignation, resignation letter
3.5: result checker, reverse, rice for, rise, robot, savings app, sense, shut, shut up, since morning, stamp duty, suggest, tell me, than you, the list, to clear, to renew, toast
3.5: turning, turnover and, under #, verse for, watch, wey interest, white, who be, who even, with their, works, write me, you and, you be, your instructions
3.4: win, yesterday
3.3: help me, night, vat return
3.2: # add, # budget, # litres, # oranges, # pages, # registration, # show, # since, # without, # word, a bedtime, a bible, a birthday, a cv, a land, a nollywood, a poem, a short
3.2: a sin, a string, a toyota, a useless, a very, a visa, a wedding, about igbo, access, access bank, account number, address, adebayo, admin mode, ajo everybody, always dey
3.2: am back, and call, and redmi, and where, and you, another one, anytime, anytime i, app i, aso, aso ebi, at ikoyi, at night, at zenith, ate, atm card, bad about, banana
3.2: bank can, batch, batch b, battery dey, bedtime, bedtime story, before my, being or, better interest, better pass, between arsenal, between infinix, birth is, birthday message
3.2: blablabla, block my, born, boss for, bot who, bottom, budget it, buy if, calculate it, calling me, camon, camon #, camp, camry from, can give, capital of, causes, causes of
3.2: channel go, charged #, charging, chatgpt is, cheap, chemist, chinedu, chinedu okafor, civil war, clear a, code to, collect and, complain, complain to, computer dey, cook egusi
3.2: cook ofada, corolla #, cough, council tax, create, customs, cut off, dan and, davido pay, days now, delete you, deposit now, developer of, dey answer, dey drain, dey drop
3.2: do wrong, documents do, does davido, don collect, dose, drain, drain fast, dream, drink, dstv, ebi, ehn, eid, emeka, engine, essay on, esusu, even spell, everybody that
3.2: fall apart, feel, fight from, fire you, fit buy, fit give, for cac, for just, for malaria, for medicine, for word, fuck, fuck you, fuel price, funds, generator is, girl for
3.2: girlfriend of, go buy, go for, go pack, go show, goats, god will, going through, good for, good time, grow my, gtbank, guy, hack, hard times, has used, hide, hiding now
3.2: his account, his name, hmrc, hot and, houses, how should, hp, human being, hundred and, i bet, i block, i complain, i open, i renew, i rest, i saw, i slap, i treat, i watch
3.2: ibadan tomorow, if a, iftar, igbo, igbo people, ignore, ilorin, import duty, in our, in python, in unilag, industrial sewing, infinix hot, ingredients, ingredients for, inlaw
3.2: insurance and, interest no, international passport, inverter, invest #, is abuja, is best, is calling, is drivers, is eid, is good, is how, is iftar, is maghrib, is one
3.2: is turning, is vat, is your, it made, it pay, it safe, jss, jss #, just one, kano today, lagos to, land use, landlord wants, last night, last nite, last person, latest
3.2: latest news, leave her, leg, letter to, maghrib, maghrib in, mainland, malt, march on, mark, mark for, marry me, maths, me check, me loan, me see, me what, me you, medicine
3.2: medicine in, message for, mode and, months old, morocco, mother inlaw, move should, mrs, mrs adebayo, much he, much to, musa, must answer, my babe, my bvn, my date, my drivers
3.2: my egusi, my guy, my passport, my tecno, my turn, na computer, names for, near, near me, news, nigerian civil, nite, no too, nonsense, not charging, now #, nysc batch, o for
3.2: ode you, of everybody, of funds, of garri, ofada, off mark, on mtn, onions, or morocco, or should, oranges, oranges for, our ajo, our side, pack, pages, paint, paint of
3.2: particulars, pay better, people let, per term, phone numbers, pimples, please help, poem about, pos machine, pray, pray for, president, previous, previous instructions
3.2: price today, print your, prompt word, psalm, public, public holiday, ramadan, recruiting, redmi, refinery hiding, register a, registration closing, repeat, rest my, reverse a
3.2: rice, rice na, rise this, rubbish, safe to, sales tax, samsung, saw, say something, season arsenal, sef, seize, seize my, send am, sense at, shell, shirt, shop permit, short
3.2: show me, side how, sim, simple, simple interest, sin, sin to, slap, slap you, slow, slow and, small limited, something bad, sound, spark, spell, story, string, sure, sure odds
3.2: take toast, talk to, talk true, teach me, tecno camon, tecno spark, tenement, tenement rate, term, th how, the causes, the cut, the developer, the governor, the latest
3.2: the name, the phone, the portal, the premier, the president, the restaurant, the super, the word, they offered, thief, thieves, things fall, third mainland, this #
3.2: this morning, this night, this nonsense, through hard, thunder, thunder fire, time to, to come, to french, to lekki, to reverse, to wrong, toast one, today in, today with
3.2: tokunbo, tomorow, tomorow i, total pls, trader bought, translate, translate good, treat, treat malaria, tuesday, turn, turning #, turnover is, twenty, una for, us ate
3.2: use charge, used this, uses with, vat for, vehicle particulars, visa fee, wants #, watch tonight, we go, well, wey go, wey use, where can, where should, which channel
3.2: who store, who win, who wrote, whoever, whoever built, will win, win afcon, win premier, with n, with opay, with turnover, word essay, word for, works at, write an, wrong on
3.2: wrote, wrote things, yoruba, you a, you help, you love, you marry, you must, you now, you sef, you understand, your app, your previous, your uses, zxcv
3.1: answer, baby, better, far, go do, much i, soup, toyota, will it, won the
3: your
2.9: # at, are you, cac, in texas, is better, jollof, road, saturday, since last, starting, texas, toyota corolla, vat on
2.8: # turnover
2.7: aaaaaaa, abu, ac, accident, acquisition, ade, adeyemi, aepb, agbada, agbero, airtel, airtime, alajo, alhaji, allah, allen, always, amac, amala, amet, anyhow, application
2.7: appointment, approval, approve, areas, arm, arrested, asake, asdf, asr, asun, asuu, australia, avenue, b, backwards, bajaj, banks, banned, beach, beginner, bello, berger
2.7: biology, birth, biscuit, bite, blisters, blockchain, blow, blue, boi, boil, bola, bootcamp, bracket, broke, burkina, burn, burnt, bust, cache, caesarean, calcium, calls
2.7: canada's, cant, captured, carpet, carton, cartons, cashew, cashier, cast, catch, cattle, champions, cheating, chidinma, chopping, chromebook, chukwudi, city, clearance, clears
2.7: clocking, clothing, coding, collector, communion, compact, concrete, conductor, container, corset, coughing, cousins, crate, cream, creche, crunchy, cups, current, custom, dat
2.7: dating, davido's, debited, debiting, diapers, discharge, discipline, disgrace, disgracing, distance, divide, dodging, dog, dolor, draining, drains, dreamt, driver's, drivers
2.7: dropping, drops, drug, dry, eating, egg, electric, elitebook, emails, emergency, emperor, endurance, engineering, engineers, ephemeral, equal, everytime, evict, ewu, ex
2.7: expired, expo, export, fair, fare, farmers, faso, favourite, fever, fifty, film, finance, finishes, flood, fly, folake, foolish, footballer, forge, forty, fraudster, fresh
2.7: fried, frsc, ft, funny, g, gambia, gapping, gari, gele, gluconate, gmail, gotv, graduates, grammy, grandfather, grandson, groundnut, guo, guys, h, hacked, hahaha, hamstring
2.7: hang, hanging, harmattan, hate, hell, hfhfhf, hhhhh, history, hjdksl, homework, honest, hour, hours, hs, i fit, i stop, ibrahim, ideas, immigration, incantation, independence
2.7: indomie, inec, insha, insult, insure, intervention, ipsum, irs, itel, jjjj, jjjjjjj, judge, kenya, kg, kingdom, kpakpakpa, kva, lastma, leaf, letters, lga, liability, license
2.7: limited liability, link, loan of, lololol, lonart, lorem, loudly, mad, maggi, majesty, manage, mechanical, meiosis, meow, messi, meter, mikano, mind, minister, mistakenly
2.7: mitosis, mmmm, moi, moniepoint, moon, mouth, mpc, mpr, mr, music, nafdac, native, natural, needs, neighbour's, nelfund, netflix, nikkah, nnpc, nomination, normal, now and
2.7: numbers, nwosu, obi, obudu, ogbomoso, oily, oloshi, omonile, op, opening, opinion, original, osimhen, outboard, outline, output, override, owambe, owes, oya, pain, painting
2.7: palmpay, paracetamol, parade, passwords, pastor's, patience, patient, pcn, pending, people's, permanent, person's, petrol, phase, phcn, photosynthesis, pick, picked, picking
2.7: picture, places, play, player, pm, polite, politician, post, potassium, prayerful, prepaid, prices, profile, profit how, programmed, pulling, pvc, pwned, quarrel, quick, qwer
2.7: qwerty, rabbit, ranch, react, reading, recruitment, redeployment, reducing, release, remaining, remedy, remind, renewed, replied, reply, requirements, richest, ring, river
2.7: rivers, roleplay, ronaldo, root, rot, s, sabi, sabon, salty, samaru, sanitation, sauce, scarcity, scatter, scrap, screen, seen, sentence, sermon, session, settlement, sharp
2.7: shedding, ship, shirts, shouting, showing, sibling, signage, sing, sir, sit, smarter, smell, smoke, sms, snapchat, snores, snoring, soap, soccer, somebody's, somewhere, son's
2.7: sort, spoil, spurs, square, squared, ss, stage, stain, stamping, stopping, store, street, strike, studied, stupid, style, submission, sue, suitable, supporters, surge, survey
2.7: suya, swear, switch, talks, tamper, tank, team, telling, temperature, the meaning, tincan, tire, to naira, token, toothache, trademark, traffic, trainees, transformer, travel
2.7: trcn, trek, tubers, tunde, units, update, updated, urgently, useeffect, verify, vex, voters, w, wait, waiting, waka, walima, washing, wear, weather, weighing, weight, whose
2.7: wicked, wifi, with cac, wizkid, woman's, won't, words, workmanship, xyz, yaba, yamaha, yard, yards, yeeeee, yellow, you're, zaria, zobo
2.5: app, even, going, who is
2.4: # bedroom, # times, admin, and has, apapa, are a, at cac, bedroom, birthday, can you, company how, correct it, customer, don reach, duty, exam, find, garri, how far, i cook
2.4: i registered, much for, my boss, negotiate, nepa, on sunday, open, pass for, pls what, refinery, rest, restaurant, stop, sunday, talk, tell, third, uses, very, want #
2.4: what documents, wig, will you, women, you, you no
2.2: bet, check, code, date of, fit, for our, how i, i send, in kano, meaning of, now i, opay, pass, registration, supermarket, wants
2.1: # should, # total, a ltd, abuja to, accra, and give, and now, ankara, bank gives, be #, bet ja, bride, bride price, brother lives, bus, buy a, by mistake, call me
2.1: catering business, catfish, cheat, company's, compound, data for, earn in, farming, fees is, fight, finish, from kaduna, gives the, guests, has not, i negotiate, industrial
2.1: international, is bitcoin, is nysc, it or, it will, it with, ja, lace, limited, limited company, making, me one, me the, much does, much e, my boutique, my school
2.1: my supermarket, nin how, number of, office i, one day, or na, party jollof, plenty, reach my, share it, she dey, show, so it, start a, surcharge, that has, the capital
2.1: the nigerian, the th, ticket, to bring, to charge, to make, to start, us tax, use this, vs, war, water, what salary, when e, without it, yam #
2: # #, boss, file the, ltd, number, to buy, wedding, wetin i, yam
1.9: being, card, doing, go take, going to, holiday, i correct, ikoyi, is wrong, it in, local, local government, me my, my hair, my sister, name, party, piggyvest, profit last
1.9: send me, sister, the monthly, the next, thousand, turnover
1.8: a limited, abeg, abeg how, charged, dey take, if you, manchester, see, sleep, times, who, write
1.7: # years, call, dey give, how can, phone, price, she, wan, will the, wrong
1.6: # corolla, # development, # fuel, # health, # never, # pls, # year, # yesterday, a lagos, a laptop, a real, a salon, abuja from, add the, africa, agreement, ajah, among
1.6: an exam, anambra, and delivery, and file, and i'm, and i've, apply to, are #, at surulere, babies, bank how, before and, between, big brother, black market, body, boyfriend
1.6: braiding, bread, brother and, business i, business on, calabar, can't, cannot, car in, catering, certificate, charge for, charge of, cheat me, check my, chin, chin chin
1.6: china and, chops and, clear, close, closing, coin, coming out, company profit, computer, contracts, cook, couple, court, crypto or, cut how, danfo, daughter is, day how
1.6: declared, delete, delivery #, dem call, dem get, deposit, dev, dey cheat, dey hold, discount, do we, documents, dollars in, don start, double, during, each person, entitled
1.6: entitled to, error, everybody, everywhere, expensive, explain, facebook, fiancee, fill the, first one, fixed, fixed deposit, flat #, flat is, for canada, for december
1.6: for ikeja, for ikoyi, for lagos, for land, for nigerians, for somebody, for surulere, for us, format, from him, front, fuel na, game, garri and, gate, generator, get more
1.6: get small, ghana, girl, go make, go still, graduate, gree, hair and, has been, has paid, has the, have on, have they, he gets, he has, he is, her #, hiding, his salary, hold
1.6: how do, hundred, i bake, i become, i buy, i can't, i carry, i charge, i check, i entitled, i fill, i lose, i plan, i recover, i register, i see, i sleep, i supply, i wan
1.6: i'm the, i've, ikorodu, in epe, in ibeju, in jos, increase our, industry, interest rate, is each, is his, is registered, is too, it be, it legal, it too, it's #, it's my, jiji
1.6: join the, joor, just a, kaduna and, kaduna with, lagos now, land in, laptop for, lent, let's, levy, like that, lines, list all, loan the, lokoja, long does, lose, machines
1.6: make i, many times, march my, market say, market women, me at, me be, me i, members, monday, month but, month end, month or, months and, morning how, mosque, move, much remain
1.6: my child, my fiancee, my friend, my nysc, my phone, my pikin, my second, my small, my son, my stall, my tenancy, my wedding, my wig, name at, name no, national, nearest
1.6: nigeria i, nigeria or, no gree, not been, notice, now they, now with, nysc allawee, objection, of fuel, oil and, on both, on his, on jiji, on me, on monday, on their
1.6: one person, only on, open a, others, out the, own name, papa, passing, person get, person i, pikin dey, plan cost, plot in, poor, poor people, pos person, printing, raising
1.6: refused, refused to, registered as, registered limited, registered ltd, report, result, returns late, roadside, roof, running, salary does, second one, send, sewing machine
1.6: sewing machines, share #, she has, since january, skip, small provisions, solar, solar panels, somebody with, son, song, space, split, sports, sportybet, stall, states
1.6: steps to, supply, surulere i, table, take to, tax does, tax we, tax work, the army, the company's, the exchange, the market, the nearest, there is, this calculator, times #
1.6: times a, tin is, to abuja, to port, to put, top for, training, travelling, truck, two people, understand, unilag, use to, usually, wallet, we file, weeks, weeks what, what day
1.6: what did, what was, whatsapp, whatsapp and, when will, where is, who i, wholesale, wife she, will make, withdrawal, within, within #, won, work on, worked in, wrong how, yes
1.6: you get
1.5: buy, give, give me, has, he, list, now, what can, without
1.4: and how, apply, black, charge, corolla, correct, him, income tax, kaduna, list of, me a, meaning, nysc, plan, the company, this app, which one
1.3: # everyday, # which, a #, abi, bad, block, business is, calculator, channel, coming, company tax, daughter, dem say, do the, e be, e reach, eat, for bodija, friend, from lagos
1.3: if e, jos, kano, legal, loan to, me how, my catering, of this, one is, pay how, pls my, real, room, said, say, say i, shop for, since, since #, stays, tenancy
1.3: tenancy agreement, too much, vehicle, we are, what percent, what's the, when does, where, who do, zenith bank
1.2: all of, business name, go collect, how many, i want, lives, machine, many, march, my nin, person wey, transfer, used
1.1: # pikin, # worth, a doctor, a domiciliary, a loan, a tenancy, agree, alone, and got, and she, and wetin, and yam, annual returns, are my, army, as you, bakery, be in, beans
1.1: become, better for, big, birds, brand, break, brother, brother in, bungalow, business dey, but e, buy for, came to, can my, can't pay, car loan, care, charged on, chops, cloth
1.1: coming in, company for, delete my, dey come, dey send, do my, draw, feeding, five, for an, for dollar, for ibadan, for january, for someone, for which, foundation, free from
1.1: freezer, from ibadan, generator for, go and, go remain, government dey, gym, help, hmo, i delete, i find, i give, i report, i sew, in wuse, is for, is paying, is still
1.1: is transport, it correct, it now, job at, last week, later, lekki is, lie, lives in, loan is, long should, machine for, main market, make dem, mama, masters, meeting
1.1: month now, my colleague, my data, my keke, my pos, naira per, nigerians, note, of about, of that, on n, one na, our company, owerri, panels, past, paying on, people, pfa is
1.1: poultry farm, price of, ptad, rate for, real estate, record, recover, register, rent my, return late, safety, salary from, sewing, she earns, small business, small chops
1.1: small shop, stanbic, start, state or, stays in, steps, stock, the cbn, the cost, the form, to canada, to check, to get, to open, to send, to use, told, train, transport to
1.1: treasury bills, unit, way, wetin dey, when did, which documents, which office, why do, wuse, years at
1: # so, apart, before i, built, cbn, clear #, did the, doctor, e, everyday, fill, for that, from china, hair, how long, i clear, i start, in kaduna, it a, let, let me, letter
1: loan, money to, morning, my late, need for, on a, our, pikin, proof of, second, sole, take #, take get, tax rate, use it, we have, wey dem
0.9: cement, don, her, long, mtn, reach, registered, surulere, their
0.8: been, bodija, boutique, camry, form, go, good, health, naija, next, onitsha, pls, police, receipt, things, uber, want
0.7: agency, alert, anybody, ask, bake, bank, benin, borrowed, cakes, carry, change, china, christmas, club, compulsory, country, dentist, development, empty, giving, hire, his
0.7: houston, ikeja, import, lottery, lump, main, mutual, pharmacy, read, rental, spread, students, too, true, type, uk, weekly, whether
0.6: bill, buying, capital, church, dollar, domiciliary, epe, given, it's, laptop, london, market, mile, need, oil, person, savings, share, than, which, why, working
0.5: abolished, accesories, accounting, acquired, actual, administration, ads, advantage, advertising, adverts, affiliate, agent's, agents, airbnb, akure, alawee, allow, allowable
0.5: amend, angel, apo, appeal, apple, approved, approves, architect, ariaria, arranged, article, assistants, association, assumed, attach, attendant, avoid, away, barb, batteries
0.5: bayelsa, behind, berlin, betting, beverage, bike, blank, blocks, boko, bolt's, boy, bq, braid, bricklayer, broilers, btc, builders, bungalows, burial, cable, camera, campus
0.5: canopy, capped, carried, cause, caution, cctv, ceremony, chai, chairs, chamber, channels, chef, chemical, chicks, child, choir, choose, chop, citizens, clinic's, clippers, co
0.5: coaching, colleague, commencement, commercial, commissions, competition, computed, computers, confirm, confirmation, confused, consequences, consultant's, contest, contractors
0.5: cooker, copper, corporate, corps, could, coupon, cousin, crazy, crime, crowdfunding, dad, dad's, damages, dates, dealership, debts, decides, declaration, declaring, delay
0.5: delta, dental, depend, determined, developer, differently, digit, diplomat, directly, disabled, disagree, dismissal, dispatch, distribution, disturbing, doesn't, domestic
0.5: donation, dowry, drawings, drilling, duplex, earnings, eatery, ehen, eight, employ, employees, employment, employs, engineer, entered, enterprise, entry, equally, europe
0.5: euros, event, events, everyone, exclusively, exempted, exemption, exit, expats, eye, fabric, father's, favour, feeds, field, fighting, finally, fines, fintech, firm's
0.5: fisherman, flyers, fmcg, football, force, friday, fridge, fringe, frontend, gbagada, germany, gets, gig, girl's, giveaway, gl, glasses, golden, gospel, gotten, gp, gtb
0.5: guangzhou, guess, hairdressing, handshake, haram, hardly, hauling, head, headmaster, heavily, held, hidden, highest, highlander, homes, hostel, household, housekeeping
0.5: housewife, housewives, hustler, hyphen, ibafo, ibtc, identification, ignored, importation, include, including, indian, indrive, inflation, inherit, inheritance, install
0.5: instalment, instalments, invested, investment, investments, involved, ioc, iron, isnt, italy, items, itself, jail, jewelry, jobless, joint, judgement, juju, junction, junior
0.5: kantin, katangowa, keyboard, known, kwara, kwari, l, labourer, landed, landlord's, language, lateness, laundry, lay, layers, leader, leadway, lebanese, lekki, lending, libel
0.5: lies, line, loans, logistics, look, looks, losing, lowest, luno, maiduguri, maize, maker, management, marina, marked, marketer, master, maternity, matron, max, maybe, md
0.5: meals, member, men, micro, mid, midway, millions, mined, miss, mistakes, mostly, motherless, moving, mua, musician, narration, nau, nd, neither, network, nft, ngx, nhia, nin
0.5: nine, non, nor, notes, nursery, nursing, nyanya, o, obajana, obtain, october, offerings, offers, officer's, offline, ogba, oh, opened, operation, operator, operators
0.5: outsourced, outsourcing, owned, oyo, page, pap, parallel, parlour, pastor, payer, payoff, payout, payouts, pensioners, period, personally, petty, physiotherapist, planning
0.5: plastics, platform, plots, plumber, pocketed, podcast, poly, polytechnic, pond, presumptive, privately, proceeds, produce, professional, programme, project, promised, properly
0.5: prove, proves, pure, purposes, push, quarter, rating, reaches, reads, reduces, reduction, refuse, reinvest, reinvested, relocate, rely, remittance, remitting, rep, resigned
0.5: responsible, resume, retiree, retirees, retrenchment, rooms, royalty, rule, runs, salaried, salesboys, sand, save, schools, scrapped, scripts, scrubs, seed, seedlings, seller
0.5: separate, several, sew, shey, shooter, shoots, shortlet, shot, should, sienna, sign, signing, singer, slice, sofa, solo, source, sources, south, speaking, spouse, stationery
0.5: status, steward, stopped, straight, student, studio, stuff, stylist, submitting, sukuk, sums, survivor, swapping, tailors, takings, taxing, teachers, teller, template, ten
0.5: tex, textile, thank, these, think, though, threshold, throw, thru, time, tithes, traders, trainee, translater, treasury, trip, trouble, tv, twitter, uber's, ui, uncle's
0.5: undergraduate, undergraduates, uniben, unilorin, unsubscribe, usd, useful, utility, vacation, vaccine, vendors, vi, viewing, village, wasted, watching, wats, waybill, ways, we
0.5: web, website, wed, went, were, wey, whatever, wholly, whom, winner, worldwide, worth, writer, writes, wrk, wrongful
0.4: are, did, inside, landlord, naira, port, something, up, years
0.3: asking, bitcoin, by, clearing, come, companies, dangote, director, get, gift, how, instead, keeps, leave, please, poultry, salaries, scholarship, sells, sent, someone, thing
0.3: tomatoes, use
0.2: abuja, can, dey, do, earner, food, fund, husband, ibadan, instagram, lagos, land, last, light, lost, made, me, nigerian, take, three
0.1: apartment, bonds, book, business, calculated, canada, centre, collect, cut, delivery, difference, exchange, february, fee, feed, girls, government, having, increase, leaves
0.1: makes, or, paper, percent, pos, site, small, somebody, this, tips, to, touch, twice, wetin, when, with, zenith
0: aba, adsense, advice, ahead, airdrop, alaba, albums, alerts, allowee, apprentices, arepo, articles, artisan, asset, assume, assurance, at, attachment, automatically, average
0: avoidance, award, awards, back, barber, became, bills, blog, bonuses, boots, bottling, box, brackets, branch, brought, buyer, calculating, cancel, caretaker, cheaper, clerk
0: collective, commot, compared, considered, consultancy, contributed, cooks, corpers, countries, cover, credited, dashed, dependants, dependent, depreciation, diaspora, didn't
0: digits, donate, done, drinks, dropped, editing, effect, eggs, electricity, electronics, enjoy, equivalent, ever, evidence, exactly, excess, exist, expat, expatriate, expects
0: fabrics, false, fertilizer, fg, filed, finished, foodstuff, foreigner, forget, freelancers, furniture, gained, general, german, gone, google, grade, handle, happened, haven't
0: hawkers, helper, hired, honorarium, husband's, importer, information, installments, interest, investor, it, japa, joined, kinds, kobo, landlords, least, leaving, lecture
0: letting, low, maintenance, manager, marriage, membership, military, million, missed, mistake, month's, most, mould, nasarawa, navy, nba, negotiating, never, ngo, none, nrs, of
0: officers, ogbete, old, one, ones, online, ota, overcharged, overseas, owner, oyinbo, paddy, parties, passed, passes, payments, payslips, pensioner, pepper, percentage
0: percentages, persons, pharmacist, pocket, portion, posted, pounds, principal, prize, prizes, process, product, profits, promo, proof, proprietor, questions, raffle, raised
0: recharge, reduced, relative, relocation, replace, research, retire, rewards, rich, riders, roughly, salesgirl, saloon, saying, scared, sending, separately, serving, shared
0: shift, shoe, shows, skits, smaller, snacks, soldier, sum, supplier, support, surgery, taxation, telecoms, thats, treatment, treaty, trips, tuition, twelve, tyres, unemployed
0: union, using, uyo, valid, van, video, virtual, waiters, wardrobe, welder, while, wife's, winnings, withdraw, woman, wont, xmas, youth, zakat
-0.1: above, benue, earners, fine, for, four, happen, late, like, mean, mother, place, returns, secondary, trader, what's
-0.2: about, account, am, and, company, crypto, date, earns, enter, enugu, evening, harcourt, hotel, hr, months, na, not, okada, on, over, rate, salon, side, suppose, teach
-0.2: through, top, week
-0.3: #, add, agent, all, allawee, build, but, don't, estate, i, ibeju, im, is, keke, kindly, know, mum, oga, out, plus, raise, right, so, th
-0.4: a, accessories, accountant, advance, agbara, around, artist, asked, assistant, before, binance, carpenter, cash, casual, chargeable, cleaner, closed, contractor, customers, d
-0.4: deal, directors, donations, dubai, dues, earning, education, equipment, feb, fgn, figure, first, fiverr, fry, fuel, full, gold, heard, if, in, income, incomes, inherited
-0.4: injury, interview, invoice, its, just, kebbi, kids, lecturer, locum, longer, lying, make, makeup, man, married, meal, meant, medical, mine, motor, much, n, needed, nko, nnewi
-0.4: nurses, okrika, ordinary, orphanage, outside, p, partners, pencom, perfumes, pita, point, pound, primary, promoted, promotion, punishment, put, question, receive, refund
-0.4: refuses, relocated, remitted, rents, residence, resumed, resuming, retrenched, returned, round, rounded, rsa, senior, shipping, single, sitting, staking, subscription
-0.4: tailoring, teaching, the, thrift, tools, transfers, trust, uncle, uniform, university, unpaid, until, upfront, upkeep, us, vouchers, what, wife, will, workshop, zero
-0.5: bought, bring, civil, data, days, dem, down, each, flat, hand, join, my, nigeria, no, payment, remain, service, shop, there, worked
-0.6: aboki, actually, adds, again, annum, answers, anything, applies, asaba, because, belong, cake, calculate, came, cap, charges, charity, claims, collected, consultant
-0.6: contribute, contributions, cost, daily, different, editor, employer's, enough, farm, federal, firs, fish, from, gen, gifts, grant, gtco, guard, had, hazard, high, included
-0.6: individuals, kind, lesson, lived, matter, middle, nobody, offering, offices, payoneer, payroll, perks, policy, power, proper, property, redundancy, registering, remit, rented
-0.6: retiring, royalties, sack, september, shares, shoes, soldiers, supervisor, technician, those, thread, tiktok, tithe, tractor, trading, under, uniforms, wages, weddings
-0.6: withhold, yet
-0.7: building, changed, contribution, does, father, flats, gives, stay, tailor, that, was
-0.8: accounts, ago, allowed, annuity, balogun, band, be, begin, boys, concern, cooperative, day, deliver, dollars, drive, effective, evasion, expense, fashion, former, found, half
-0.8: have, internet, jan, kept, kiosk, legally, lessons, lirs, money, object, only, papers, performance, plot, practitioner, pro, receptionist, return, rider, set, slip, sorry
-0.8: spare, starts, startup, telecom, tenants, that's, tin, warehouse, warri, wigs, would
-0.9: an, another, both, else, everything, provisions, retired, school, state, transport, two
-1: # into, # or, # per, a benefit, a freelance, a gain, accommodation, account every, add my, after data, after expenses, aged, all costs, all monthly, am an, an employee, and all
-1: and nhis, and pay, and paying, and servicing, and shop, aside every, at what, bank gross, barbing, be per, belongs, belongs to, below, benefits, bitcoin this, bolt commission
-1: by a, canteen, cassava and, caterer, chambers, children's, cleaner for, coins, comes to, costs what, counted, date to, deduct pension, dey work, dividends from, do pos, do they
-1: does that, dollars monthly, don remove, drive bolt, driver for, earned #, employee, expenses #, federal hospital, fine for, for filing, for good, for myself, for work, forgot i
-1: freelancer, from abroad, from canada, from how, gateman, go happen, government go, graphics, gratuity of, had no, hairdresser, have any, hi, higher, home per, i am, i bought
-1: i had, i started, if the, in canada, in may, insurance, is left, is paye, is rent, it #, it count, it was, job i, june i, keep, keke for, lagos i, leaves me, left
-1: level student, loan i, lost my, lower, lunch, me about, me n, me off, money taxed, monthly then, monthly whats, months late, moved to, my children's, my client, my dom, my mtn
-1: my ppa, my two, myself, naira monthly, net profit, never registered, nhis #, no job, nothing is, nurse, of my, office, oga dey, okada man, on data, on repairs, on upwork
-1: on weekends, other work, overpaid, own a, pay again, pension or, personal car, pfa, plot at, products, profit #, profit after, really, received, relief on, removes
-1: removing from, rent what, sacked, school salary, sell clothes, sent me, service charge, shops, state should, still pay, tax at, tax under, taxable income, that in
-1: the contributory, the government, the other, the rates, then from, they bought, they count, they cut, they just, to pension, transport and, treated, two jobs, up to, usdt
-1: voluntary, was earning, week for, week i, which day, whole of, work in, writing, year do, year in, year rent, year with, year's, years rent
-1.1: # after, # all, # gain, # my, # no, # transport, # withholding, a refund, a secondary, a th, a widow, act, after #, after buying, after paying, afternoon, against, akara
-1.1: and my, as income, at ibeju, basic is, be removed, be security, be taxed, before that, bolt driver, bond, brings #, by my, cars, cement shares, clean, clothes, company pays
-1.1: convert, count as, credit, day and, day for, days every, days for, dey tax, dollar how, dom, dom account, earn, employer already, end, enters, evening i, figures, file, final
-1.1: flat in, from june, from selling, from the, gas, get any, good afternoon, good evening, graphic, hand after, happens if, have to, home #, hustle, i came, i no, i own
-1.1: ibadan my, if i, in #, in america, in an, in january, in my, in ph, income before, income is, increase it, is all, is n, it at, keeping, ladipo, less tax, level, light and
-1.1: living, maximum, me an, minimum tax, monthly no, mortgage, moved back, much paye, much will, must, my account, my home, my land, my parents, na only, never filed, of goods
-1.1: of june, offshore, ogun state, on everything, only income, owe tax, own clinic, own life, package, pay any, pay for, pay is, pay less, pay n, penalty, pension no
-1.1: personal tax, ph, ppa, premium on, profit this, quarters, receipts, reliefs, remote, remove the, rent na, repairs and, salary and, sales, says #, school teacher, sends me, st
-1.1: state mowe, still file, stocks, submit, taken off, takes #, taking, tax every, tax how, tax my, tax na, taxed in, that per, the agent, the free, the loan, the rent, them
-1.1: then i, there tax, to know, trade, two of, two years, was on, was taken, weekends, wetin go, what gross, when do, will nigeria, will tax, with my, year before, year does
-1.1: year pension, year whats
-1.2: # gross, # out, a federal, a tailor, a teaching, about #, added, after my, all i, all the, also do, also pay, an oil, and everything, and fuel, and his, and make, and paid
-1.2: and software, and we, annual gross, another #, are they, arrears, bought for, came back, capital gains, car, cassava, company paid, compute my, consulting, cut tax, deducting
-1.2: dem dey, design, dey bring, died, diesel and, dividend from, does not, does this, don't file, dont, dont file, driver, each of, earning #, employers, everything i, family
-1.2: fees, file tax, flats in, forgot to, gain na, gave, goes to, hello, house my, how are, husband died, i declare, i dey, i earned, i enter, i only, i remove, i to, i type, im a
-1.2: in all, in another, in june, in naira, in private, income how, interest from, is withheld, island which, it only, january, labour, leave allowance, letter says, level #
-1.2: looking, materials, me every, month as, month is, month plus, monthly plus, much can, my only, my side, my tenants, off and, offer, offer letter, oil servicing, ok
-1.2: only house, or the, overtime, paid in, paid last, part time, paye every, paye per, paying my, pension i, pension reform, practice, premium last, provisions for, reform act
-1.2: relief or, relief work, remove from, rent can, retirement, ride, salary every, sales for, sell the, six, sold the, state am, still need, tax in, tax was, teacher
-1.2: teaching hospital, that one, the office, then they, there any, they will, through my, to may, total, transport #, value, widow, will be, will enter, withheld from, work i
-1.2: year how, year they, year what's
-1.3: a tax, client, hospital, i'm, in the, is that, like #, nothing, own, profit, tax do, the penalty
-1.4: a job, a wife, allowances, also sell, am i, america, an official, and rent, annual, as, bank loan, bought a, clinic in, company gave, compute, contract staff, contributory
-1.4: cra, days a, death gratuity, dem suppose, dey pay, earn #, every day, farmer, for it, for year, goods, got a, gratuity, have nin, i got, i have, if they, is asking, is in
-1.4: is taxed, job, job and, lagos island, lawyer, limit, me #, me after, month my, month of, month salary, much more, my annual, my boys, no file, no income, not taxed, off
-1.4: ok and, old law, owe for, pay, pay in, pay more, paye for, pension what, per, plus th, profit in, put #, records, remotely for, remove pension, remove tax, rent i, salary was
-1.4: scheme, school and, security man, self employed, selling my, shares for, so what, software, sold a, spend #, student i, tax before, tax dem, tax dey, tax go, tax is, tax it
-1.4: tax now, tax the, tenant, that money, the #, the end, the state, they already, they increase, to be, to build, to reduce, wetin remain, what remains, year #, youtube
-1.5: # house, # interest, # percent, # the, # yearly, a flat, a loss, a plot, a teacher, a week, all expenses, already deducts, already removed, and a, and pension, any other
-1.5: as tax, aside, assessment, at once, august, back from, bands, be removing, bring #, but my, claim, come off, comot, dangote cement, day i, day to, deadline for, death
-1.5: december, declare, deduction, does a, does tax, drugs, each one, employed, employer pays, extra, fine if, for children, gain on, gave me, got my, home every, house help
-1.5: house in, i changed, i earn, i never, i rent, i stay, i supposed, i teach, in ogun, in school, is free, is interest, is money, is removed, is there, island, it reduce
-1.5: last date, left for, madam, make about, ministry, money for, month in, month on, month they, monthly after, more, more tax, must i, my expenses, my father, my old, my sales
-1.5: naira to, net, new, no expenses, nurse in, officer, official car, on rent, or is, paid by, pay the, paye from, pension contribution, pension of, personal, pfa pays
-1.5: photographer, profit every, register for, remains, removed from, rent and, rent out, security, self, sell my, sends, severance, some, state but, tax free, teach in, that i
-1.5: that taxed, the car, the old, the tax, this new, till december, to june, to pay, us company, us pay, was paid, what rate, with an, withholding tax, work how, work remotely
-1.5: workers, year my
-1.6: # salary, # tax, a dollar, am a, amount, and repairs, clients, consolidated, consolidated relief, corper, counts, deducts paye, dey remove, expenses how, firm, for not, free
-1.6: free of, freelance, gain, gains, go tax, got, i drive, i moved, i was, job in, laid, me in, money i, mowe but, my hand, of office, on that, owe, parts, pay house, paying
-1.6: paying tax, pays #, penalty if, pension from, per day, reform, remotely, salary, sale, selling, shop is, still, the two, they be, they deduct, upwork, will i
-1.7: # every, and i, be my, diesel, earned, for one, for this, go pay, happens, have a, how is, july, mechanic, money from, my flat, my gross, my life, my rent, no rent
-1.7: nothing else, ogun, own tax, parents, pays my, profit a, profit from, sell provisions, takes, the only, the pension, they paid, this year, what happens, whats, worker
-1.7: year no, year please, year what
-1.8: # rent, a house, a return, abeg i, allowance, and nhf, april, as compensation, benefit, bolt, brings, can a, civil servant, collects, comes, company in, company is, contract
-1.8: cost me, designer, due, each month, factory, filing, first job, foreign, goes, gross is, have never, i made, i put, is deducted, month i, monthly what, my family, my first
-1.8: my gain, my payslip, nhis, other, own house, paye be, pension every, personal income, profit monthly, profit na, remove #, return on, run a, sell, servant, servicing
-1.8: should my, submit my, supposed, supposed to, tax me, the deadline, the minimum, to file, which year, wht, wife and, work #, year from
-1.9: already, and transport, any, before they, children and, deductible, dey sell, every, every year, get tax, i forgot, i run, i spent, i still, id i, life, month and, month do
-1.9: monthly i, much of, my own, my personal, no other, official, once, one year, pay my, rates, remove, removed, tax altogether, tax and, the money, there a, work
-2: # life, a new, be paying, bonus, books, children, clinic, data and, for loss, forgot, gives me, housing, i'm a, lagos which, less, month no, my pay, new job, nigeria tax
-2: of tax, on time, pension and, pension how, profit for, reduce tax, rent is, resident, says, sold, started, still have, tax return, they, till, to december, took, withholding
-2: year
-2.1: # i, # nhf, a month, after fuel, deadline, dividend, dividends, from a, from january, from my, i also, i don't, i sell, i spend, in december, jobs, just got, last day
-2.1: loss of, month pension, monthly from, moved, mowe, my employer, other income, part of, payslip, rent a, run, salary na, spent #, state do, together, with a, year after
-2.1: year is
-2.2: # this, a private, after, after all, any relief, calculate my, deductions, end of, exempt, for pension, gross #, gross salary, here, house, house rent, i dont, i keep
-2.2: into my, law, may, month, month for, monthly pension, paid, removing, rent for, spend, tax, tax law, tax should, the fine, what tax, withheld
-2.3: # as, after i, also, basic, before tax, compensation for, costs, deducts, dem go, every month, for the, from it, i deduct, if my, in a, insurance premium, is tax, january to
-2.3: month from, monthly, my return, my take, private school, rent, shop rent, spent, taken, tax per, tax to, th month, the same, year for
-2.4: # a, # children, a bank, altogether, and if, employer, fuel and, home, my income, new law, new tax, office is, relief for, rent #, will my, yearly
-2.5: and they, compensation, house i, i owe, into, it taxed, june, month how, month what, profit is, reduce my, same, tax am, tax on, to the, what's my, whats my, whole year
-2.6: any tax, count, i live, i pay, life insurance, minimum wage, of it, on it, repairs, tax be, taxable, they remove, under the, what do
-2.7: # pension, abroad, commission, i make, i paid, live, make #, my profit, nhf #, part, pay me, pay rent, pension is, per year, premium, staff, then, wage, what if
-2.8: after tax, loss, minimum, monthly and, my pension, paid me, rent relief, sold my, tax from, tax i, the house, the whole, they tax, which state
-2.9: deducted, file my, monthly how, my paye, my salary, pays me, salary #, take home
-3: for tax, is my, month after, my total, no pension, per month, private, the new, they pay, what will, whole, year i
-3.1: deduct, i sold, id, my house, pay #, pension #, reduce, rent of, tax id, will they
-3.2: expenses, i work, nhf, year and
-3.3: # monthly, much tax
-3.4: total tax
-3.5: i be, tax for
-3.6: a year, gross, live in, pays
-3.7: salary is
-3.9: pay tax, relief
-4: paye
-4.4: taxed
-4.6: the year
-4.8: pension
-5.1: my tax
`
