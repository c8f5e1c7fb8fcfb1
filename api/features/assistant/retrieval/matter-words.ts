/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
5.4: today
5.3: which bank
5: much company, you are
4.9: arsenal, write a
4.8: bank dey
4.7: go win, who go
4.5: abeg which, abeg who, bag, girlfriend, league, rain, season, what time
4.3: arsenal and, bag of, budget, joke, licence, my girlfriend, time is, useless, visa
4.2: all your, and tell, bvn, chelsea, company income, customs duty, dollar to, eagles, egusi, egusi soup, fast, god, jamb, league this, mumu, of rice, super, super eagles, system
4.2: tecno, the best, this season, una, which phone, who won, word, x
4: # people, a bag, a good, a joke, and chelsea, and show, asdfghjkl, battery, charge vat, collateral, company made, cotonou, duty on, from cotonou, from now, ignore all
4: instructions, instructions and, iphone, iphone #, is customs, is jamb, litres, love, march yesterday, my neighbour, naira today, neighbour, now on, odds, on saturday, passport
4: phone is, pretend, prompt, python, renew, renew my, rules, show working, sole x, system prompt, this weekend, useless app, vat, waec, x #
3.8: # toyota, bags, best savings, better than, bible, bible verse, bought #, by road, chatgpt, chelsea march, dan, davido, eagles march, election, fake, for today, goat
3.8: grandmother, hot, in manchester, infinix, it rain, jollof rice, liability company, litre, lol, malaria, me write, message, monthly vat, my iphone, name for, nice, no rules
3.8: nollywood, of birth, of cement, of una, per litre, premier, premier league, pretend you, print, rain in, recommend, recommend a, register my, safe, she is, stake, stake #
3.8: stamp, student visa, the arsenal, the vat, this week, tinubu, today black, tomorrow, tonight, u, uk student, verse, waec result, win the, without collateral, you have
3.8: your system
3.7: company pay
3.6: # battery, # odds, a resignation, afcon, am for, and cowrywise, answer me, apply for, are dan, arsenal or, assignment, atm, babe, baby is, be mumu, best, between piggyvest
3.6: bot, c, c of, calling, chat, check am, checker, corolla from, council, cowrywise, cv, dangote refinery, dey play, drivers licence, drop, drop #, essay, fall, far is, find the
3.6: fine girl, fire, fix, for fixed, french, get sense, give better, give salary, governor, governor of, grow, hard, human, i apply, i budget, i invest, i stake, interest for
3.6: invest, is dangote, is dollar, is now, jamb #, late grandmother, laugh, loan wey, love me, many bags, many litres, many weeks, marry, me should, me your, mode, my baby
3.6: my generator, my limited, name is, names, night what, nollywood move, now now, odds for, ode, of o, offered, offered me, okafor, old and, olodo, on you, or city, palm
3.6: palm oil, password, permit, phone number, piggyvest and, pin, pls which, poem, portal, prayer, punish, python code, registered a, renewal, resignation, resignation letter
3.6: result checker, reverse, rice for, rise, robot, savings app, sense, shut, shut up, since morning, stamp duty, suggest, than you, the list, to clear, to renew, toast, turning
3.6: turnover and, under #, verse for, watch, wey interest, white, who be, who even, with their, works, write me, you and, you be, your instructions
3.5: how to, win, yesterday
3.4: help me, night, vat return
3.3: # add, # budget, # litres, # oranges, # pages, # registration, # show, # without, # word, a bedtime, a bible, a birthday, a cv, a land, a nollywood, a poem, a short, a sin
3.3: a string, a toyota, a useless, a visa, a wedding, about igbo, access, access bank, account number, address, adebayo, admin mode, ajo everybody, always dey, am back, and call
3.3: and redmi, and you, another one, anytime, anytime i, app i, aso, aso ebi, at ikoyi, at night, at zenith, ate, atm card, bad about, banana, bank can, batch, batch b
3.3: battery dey, bedtime, bedtime story, before my, being or, better interest, better pass, between arsenal, between infinix, birth is, birthday message, blablabla, block my, born
3.3: boss for, bot who, bottom, budget it, buy if, calculate it, calling me, camon, camon #, camp, camry from, can give, capital of, causes, causes of, channel go, charged #
3.3: charging, chatgpt is, cheap, chemist, chinedu, chinedu okafor, civil war, clear a, code to, collect and, complain, complain to, computer dey, cook egusi, cook ofada, corolla #
3.3: cough, council tax, create, customs, cut off, dan and, davido pay, days now, delete you, deposit now, developer of, dey answer, dey drain, dey drop, do wrong, documents do
3.3: does davido, don collect, dose, drain, drain fast, dream, drink, dstv, ebi, ehn, eid, emeka, engine, essay on, even spell, everybody that, fall apart, feel, fight from
3.3: fire you, fit buy, fit give, for cac, for just, for malaria, for medicine, for word, fuck, fuck you, fuel price, funds, generator is, girl for, girlfriend of, go for, go pack
3.3: go show, goats, god will, going through, good for, good time, grow my, gtbank, hack, hard times, has used, hide, hiring now, his account, his name, hmrc, hot and, houses
3.3: how should, hp, human being, hundred and, i bet, i block, i complain, i open, i renew, i rest, i saw, i slap, i treat, i watch, ibadan tomorow, if a, iftar, igbo, igbo people
3.3: ignore, ilorin, import duty, in our, in python, in unilag, industrial sewing, infinix hot, ingredients, ingredients for, inlaw, insurance and, interest no
3.3: international passport, inverter, invest #, is abuja, is best, is calling, is drivers, is eid, is good, is iftar, is maghrib, is one, is turning, is vat, is your, it made
3.3: it pay, it safe, jss, jss #, just one, kano today, lagos to, land use, landlord wants, last night, last nite, last person, latest, latest news, leave her, leg, letter to
3.3: maghrib, maghrib in, mainland, malt, march on, mark, mark for, marry me, maths, me check, me loan, me see, me you, medicine, medicine in, message for, mode and, months old
3.3: morocco, mother inlaw, move should, mrs, mrs adebayo, much he, much to, musa, must answer, my babe, my bvn, my date, my drivers, my egusi, my guy, my passport, my tecno
3.3: my turn, na computer, names for, near, near me, news, nigerian civil, nite, no too, nonsense, not charging, now #, nysc batch, o for, ode you, of everybody, of funds, of garri
3.3: ofada, off mark, on mtn, onions, or morocco, or should, oranges, oranges for, our ajo, our side, pack, pages, paint, paint of, particulars, pay better, people let, per term
3.3: phone numbers, pimples, please help, poem about, pos machine, pray, pray for, president, previous, previous instructions, price today, print your, prompt word, psalm, public
3.3: public holiday, ramadan, recruiting, redmi, refinery hiring, register a, registration closing, repeat, rest my, reverse a, rice, rice na, rise this, rubbish, safe to
3.3: sales tax, samsung, saw, say something, season arsenal, sef, seize, seize my, send am, sense at, shell, shirt, shop permit, short, show me, side how, sim, simple
3.3: simple interest, sin, sin to, slap, slap you, slow, slow and, small limited, something bad, sound, spark, spell, story, string, sure, sure odds, take toast, talk to, talk true
3.3: teach me, tecno camon, tecno spark, tenement, tenement rate, term, th how, the causes, the cut, the developer, the governor, the latest, the name, the portal, the premier
3.3: the president, the restaurant, the super, the word, they offered, thief, thieves, things fall, third mainland, this morning, this night, this nonsense, through hard, thunder
3.3: thunder fire, time to, to come, to french, to lekki, to reverse, to wrong, toast one, today in, today with, tokunbo, tomorow, tomorow i, trader bought, translate
3.3: translate good, treat, treat malaria, tuesday, turn, turning #, turnover is, twenty, una for, us ate, use charge, used this, uses with, vat for, vehicle particulars, visa fee
3.3: wants #, watch tonight, well, wey go, wey use, where can, where should, which channel, who store, who win, who wrote, whoever, whoever built, will win, win afcon, win premier
3.3: with n, with opay, with turnover, word essay, word for, works at, write an, wrong on, wrote, wrote things, yoruba, you a, you help, you love, you marry, you must, you now
3.3: you sef, you understand, your app, your previous, your uses, zxcv
3.2: better
3.1: far, go do, soup, toyota, will it, won the
3: tell me
2.9: # at, # turnover, are you, in texas, is better, jollof, road, saturday, since last, texas, toyota corolla, vat on, weekend, your
2.7: aaaaaaa, abu, ac, accident, acquisition, ade, adeyemi, aepb, agbada, agbero, airtel, airtime, ajo, alajo, allah, allen, always, amac, amala, amet, anyhow, application
2.7: appointment, approval, approve, areas, arm, arrested, asake, asdf, asr, asun, asuu, australia, avenue, b, backwards, bajaj, banks, banned, beach, beginner, bello, berger
2.7: biology, birth, biscuit, bite, blisters, blockchain, blow, blue, boi, boil, bola, bootcamp, bracket, broke, burkina, burn, burnt, bust, cache, caesarean, calcium, calls
2.7: canada's, cant, captured, carpet, carton, cartons, cashew, cashier, cast, catch, cattle, champions, chidinma, chopping, chromebook, chukwudi, city, clearance, clears, clocking
2.7: clothing, coding, collector, communion, compact, company with, concrete, conductor, container, corset, coughing, cousins, crate, cream, creche, crunchy, cups, current, custom
2.7: dat, dating, davido's, debited, debiting, diapers, discharge, discipline, disgrace, disgracing, distance, divide, dodging, dog, dolor, draining, drains, dreamt, driver's
2.7: drivers, dropping, drops, drug, dry, eating, egg, electric, elitebook, emails, emergency, emperor, endurance, engineering, engineers, ephemeral, equal, everytime, evict, ewu
2.7: ex, expired, expo, export, fair, fare, farmers, faso, favourite, fever, fifty, film, finance, finishes, flood, fly, folake, foolish, footballer, forge, forty, fraudster, fresh
2.7: fried, frsc, ft, funny, g, gambia, gapping, gari, gele, gluconate, gmail, gotv, graduates, grammy, grandfather, grandson, groundnut, guo, guys, h, hacked, hahaha, hamstring
2.7: hang, hanging, harmattan, hate, hell, hfhfhf, hhhhh, history, hjdksl, homework, honest, hour, hours, hs, i stop, ibrahim, ideas, immigration, incantation, independence
2.7: indomie, inec, insha, insult, insure, intervention, ipsum, irs, itel, jjjj, jjjjjjj, judge, kenya, kg, kingdom, kpakpakpa, kva, lastma, leaf, letters, lga, license
2.7: limited liability, link, loan of, lololol, lonart, lorem, loudly, mad, maggi, majesty, manage, mechanical, meiosis, meow, messi, meter, mikano, mind, minister, mistakenly
2.7: mitosis, mmmm, moi, moniepoint, moon, mouth, mpc, mpr, mr, music, nafdac, native, natural, needs, neighbour's, nelfund, netflix, nikkah, nnpc, nomination, normal, now and
2.7: nwosu, obi, obudu, ogbomoso, oily, oloshi, omonile, op, opening, opinion, original, osimhen, outboard, outline, output, override, owambe, owes, oya, pain, painting, palmpay
2.7: paracetamol, parade, passwords, pastor's, patience, patient, pcn, pending, people's, permanent, person's, petrol, phase, phcn, photosynthesis, pick, picked, picking, picture
2.7: places, play, player, playing, pm, polite, politician, post, potassium, prayerful, prepaid, prices, profile, programmed, pulling, pvc, pwned, quarrel, quick, qwer, qwerty
2.7: rabbit, ranch, react, reading, recruitment, redeployment, reducing, release, remedy, remind, renewed, replied, reply, requirements, richest, ring, river, rivers, roleplay
2.7: ronaldo, root, rot, s, sabi, sabon, salty, samaru, sanitation, sauce, scarcity, scatter, scrap, screen, sentence, sermon, session, settlement, sharp, shedding, ship, shirts
2.7: shouting, showing, sibling, signage, sing, sir, sit, smarter, smell, smoke, sms, snapchat, snores, snoring, soap, soccer, somebody's, somewhere, son's, sort, spoil, spurs
2.7: square, squared, ss, stage, stain, stamping, stopping, street, strike, studied, stupid, style, submission, sue, suitable, supporters, surge, survey, suya, swear, switch, talks
2.7: tamper, tank, team, telling, temperature, the meaning, tincan, tire, to naira, to register, token, toothache, trademark, traffic, trainees, transformer, travel, trcn, trek
2.7: tubers, tunde, units, update, updated, urgently, useeffect, verify, vex, voters, w, wait, waiting, waka, walima, washing, wear, weather, weighing, weight, whose, wicked, wifi
2.7: wizkid, woman's, words, xyz, yaba, yamaha, yard, yards, yeeeee, yellow, you're, zaria, zobo
2.6: answer, app, baby, much i, who is
2.5: # bedroom, # times, admin, and has, apapa, are a, at cac, bedroom, birthday, company how, correct it, don reach, exam, garri, how far, i registered, much for, on sunday
2.5: pass for, refinery, rest, restaurant, third, uses, want #, what documents, wig, will you, you no
2.4: can you, i cook, i fit, my boss, open, starting, stop, sunday
2.3: cac, code, duty, even, going, how i, tell, you
2.2: # should, # since, # total, a ltd, a very, abuja to, accra, and give, and now, and where, balance, bank gives, bet, bet ja, bride, bride price, brother lives, bus, buy a
2.2: by mistake, call me, catering business, catfish, cheat, company's, compound, data for, date of, earn in, esusu, farming, fees is, fight, finish, for our, from kaduna
2.2: gives the, go buy, guests, guy, has not, hiring, i negotiate, in kano, industrial, international, is bitcoin, is how, is nysc, it or, it will, it with, ja, liability, limited
2.2: me one, me what, meaning of, my boutique, my school, my supermarket, nin how, now i, number of, numbers, office i, opay, or na, party jollof, profit how, reach my
2.2: registration, share it, she dey, so it, start a, store, surcharge, that has, the capital, the nigerian, the phone, this #, ticket, to charge, to make, total pls, us tax
2.2: use this, vs, wants, war, water, we go, what salary, when e, with cac, without it, yam #
2.1: boss, check, find, limited company, ltd, yam
2: being, card, customer, doing, file the, holiday, i correct, is wrong, it in, local, local government, me my, me the, my hair, my sister, negotiate, nepa, party, pass, piggyvest
2: profit last, send me, show, sister, the monthly, the next, turnover, very, wedding, women
1.9: a limited, charged, fit, go take, i send, manchester, name, number, sleep, supermarket, wetin i
1.8: # #, call, talk, times, to buy, who, write, wrong
1.7: how can, phone, price
1.6: # corolla, # development, # fuel, # health, # never, # year, # yesterday, a lagos, a laptop, a real, a salon, a supermarket, abeg, abeg how, abuja from, add it, add the
1.6: africa, agreement, ajah, alhaji, among, an exam, anambra, and delivery, and file, and i'm, and i've, and just, ankara, apply to, are #, at surulere, babies, bank how, be #
1.6: before and, between, big brother, body, boyfriend, braiding, bread, brother and, business on, calabar, cannot, car in, catering, certificate, charge for, charge of, cheat me
1.6: cheating, check my, chin, chin chin, china and, chops and, clear, close, closing, coin, coming out, company at, company profit, company that, company we, computer, contracts
1.6: couple, court, crypto or, cut how, danfo, daughter is, day how, declared, delete, delivery #, dem call, dem get, deposit, dey cheat, dey hold, dey take, dey talk, discount
1.6: do we, documents, dollars in, don start, double, during, duty #, each person, entitled, entitled to, error, everybody, everywhere, expensive, explain, facebook, fiancee
1.6: fill the, first one, fixed, fixed deposit, flat #, for canada, for december, for ikeja, for ikoyi, for lagos, for land, for nigerians, for shop, for somebody, for us, format
1.6: from him, from teaching, front, fuel na, game, garri and, gate, get more, get small, ghana, go give, go still, go use, going to, graduate, gree, hair and, has been, has paid
1.6: has the, have on, have they, he gets, he has, he is, her #, his salary, hold, how do, i bake, i become, i carry, i charge, i check, i entitled, i fill, i lose, i plan
1.6: i recover, i see, i sleep, i supply, i wan, i'm the, ikorodu, ikoyi, in epe, in ibeju, in jos, increase our, industry, interest rate, is each, is going, is his, is registered
1.6: is too, it legal, it too, it's #, it's my, jiji, joor, just a, just do, kaduna and, kaduna with, lace, lagos now, land in, laptop for, lent, let's, levy, like that, lines
1.6: list all, live and, loan the, lokoja, long does, lose, machines, make i, making, many times, march my, market say, market women, me at, me be, me say, members, monday
1.6: month but, month end, month or, morning how, mosque, move, much does, much e, much my, much remain, my child, my fiancee, my friend, my nysc, my phone, my pikin, my second
1.6: my son, my stall, my tenancy, my wedding, my wig, name at, name no, national, nearest, nepa bill, nigeria i, nigeria or, no gree, not been, notice, now they, now with
1.6: number how, nysc allawee, objection, of all, of fuel, on both, on his, on how, on jiji, on me, on monday, on their, one day, one person, only on, open a, others, out the
1.6: own name, passing, person get, person i, pikin dey, plan cost, plenty, plot in, pls what, poor, poor people, pos person, printing, raising, registered limited, registered ltd
1.6: remaining, report, result, returns late, roadside, roof, running, salary in, second one, seen, send, sewing machine, sewing machines, share #, she, she has, skip
1.6: small provisions, solar, solar panels, somebody with, son, song, space, split, sports, sportybet, stall, states, steps, steps to, supply, surulere i, table, take to, tax does
1.6: tax we, tax work, the army, the company's, the exchange, the market, the nearest, they told, this calculator, times #, times a, tin is, to abuja, to negotiate, to port, to put
1.6: to start, top for, travelling, truck, two people, unilag, usually, wallet, wan pay, we file, weeks what, what day, what did, what was, whatsapp, whatsapp and, when will
1.6: where is, who i, wholesale, wife she, will make, will the, withdrawal, within, within #, won, won't, work on, worked in, workmanship, wrong how, yes, you get
1.5: black market, charge, dey give, generator, girl, him, kaduna, list, me a, now, see, weeks, which one, without
1.4: apply, bad, business is, buy, can't, cook, do the, has, he, i buy, if you, income tax, jos, list of, meaning, plan, since #, the company, this app, wan, we are, what can
1.4: who do
1.3: # everyday, # which, # years, a #, and how, black, block, calculator, channel, coming, company tax, corolla, correct, daughter, e reach, for bodija, friend, from lagos, give
1.3: give me, i register, legal, lives, machine, my catering, my small, nysc, of this, one is, papa, pls my, room, shop for, tenancy, tenancy agreement, the th, to bring, too much
1.3: transfer, understand, vehicle, what percent, when does, where, zenith bank
1.2: are my, big, business name, for ibadan, help, lives in, loan to, march, me how, price of, real, sewing
1.1: # pikin, # worth, a doctor, a domiciliary, a tenancy, agree, all of, alone, and got, and she, and wetin, and yam, annual returns, as you, bakery, become, better for, birds
1.1: brother, brother in, built, bungalow, business dey, business i, but e, buy for, can my, can't pay, cbn, charged on, christmas, clear #, cloth, coming in, company for
1.1: delete my, dem say, dev, dey come, dey send, did the, doctor, draw, e be, eat, everyday, fill, five, flat is, for an, for dollar, for january, for someone, for surulere
1.1: for that, for which, foundation, free from, freezer, from ibadan, generator for, go collect, go make, go remain, government dey, gym, hmo, how long, how many, i can't, i clear
1.1: i delete, i find, i report, i sew, i start, i want, if e, in kaduna, in wuse, is for, is paying, is still, is transport, it a, it now, job at, join the, kano, last week, later
1.1: lekki is, let me, lie, loan is, long should, machine for, main market, make dem, many, masters, me i, meeting, money to, month now, months and, my data, my keke, my late
1.1: my nin, naira per, need for, nigerians, note, of about, oil and, on a, on n, one na, our company, owerri, panels, past, pay how, person wey, pfa is, poultry farm, proof of
1.1: ptad, rate for, real estate, recover, refused, refused to, registered as, safety, said, salary from, say, say i, she earns, since, since january, small business, small shop
1.1: start, state or, stays, take get, the balance, the cbn, the cost, the form, there is, to canada, to check, to open, to send, to use, train, unit, use it, use to, used, way
1.1: we have, wetin dey, when did, which documents, which office, why do, wuse, years at
1: a loan, abi, care, e, from china, hair, i give, let, letter, long, morning, mtn, my brother, our, people, second, sole, thousand, what's the
0.9: apart, bodija, camry, don, form, health, her, loan, naija, onitsha, pikin, police, surulere, uber
0.8: agency, alert, anybody, bake, beans, benin, borrowed, brand, break, cakes, carry, cement, chops, club, compulsory, country, dentist, development, empty, feeding, giving, i've
0.8: lottery, lump, main, mama, mutual, pharmacy, read, register, registered, spread, stanbic, stock, students, their, too, training, type, uk, want, weekly, whether
0.7: bank, boutique, change, domiciliary, epe, given, go, good, his, hundred, ikeja, laptop, mile, next, pls, reach, things
0.6: ask, been, buying, capital, china, dollar, import, london, market, oil, person, share, true, which
0.5: abolished, accesories, accounting, acquired, actual, administration, ads, advantage, advertising, adverts, affiliate, agent's, agents, airbnb, akure, alawee, allow, allowable
0.5: amend, american, angel, apo, appeal, apple, approved, approves, ariaria, army, arranged, article, asks, association, assumed, attach, attendant, avoid, away, barb, batteries
0.5: bayelsa, behind, berlin, betting, beverage, bike, blank, blocks, boko, bolt's, boy, bq, braid, bricklayer, broilers, btc, builders, bungalows, burial, cable, called, camera
0.5: campus, cancelled, canopy, capped, carried, carrying, cause, caution, cctv, ceremony, chai, chairs, channels, chef, chemical, chicks, child, choir, choose, church, citizens
0.5: clinic's, clippers, co, coaching, commencement, commercial, commissions, competition, completely, computed, computers, confirm, confirmation, confused, consequences
0.5: consultant's, contest, contractors, cook's, cooker, copper, corporate, corps, could, coupon, cousin, crazy, crime, crowdfunding, dad, dad's, damages, dates, dealership, debts
0.5: dec, decide, decides, declaration, declaring, delay, delta, dental, depend, determined, developer, differently, diplomat, disabled, disagree, dismissal, dispatch, distribution
0.5: disturbing, doesn't, domestic, dowry, drawings, drilling, duplex, earnings, eatery, ehen, eight, either, elder, employees, employment, ended, engineer, entered, enterprise
0.5: entry, equally, etc, europe, euros, event, everyone, exclusively, exempted, exemption, exit, expats, eye, fabric, faithfully, father's, favour, feeds, field, fighting, finally
0.5: fines, firewood, firm's, fisherman, flyers, fmcg, football, force, friday, fridge, fringe, frozen, germany, gets, gig, girl's, giveaway, gl, glasses, golden, gospel, gotten
0.5: gp, gtb, guess, gwarinpa, hairdressing, handshake, haram, hardly, hauling, head, headmaster, hear, heavily, held, hidden, hiding, highest, highlander, hire, homes, hope
0.5: hostel, household, housekeeping, housewife, housewives, houston, hustler, hyphen, ibafo, identification, ignored, importation, include, including, increasing, independent
0.5: indian, inflation, inherit, inheritance, install, instalments, instrument, invested, investment, investments, involved, ioc, iron, isnt, italy, items, itself, jail, jewelry
0.5: jobless, joint, judgement, juju, junior, kantin, katangowa, keyboard, known, kwara, kwari, l, labourer, labourers, lady, landed, landlord's, language, lateness, laundry, lay
0.5: layers, leader, leadway, lebanese, lekki, lending, libel, lies, line, loans, look, looks, lorry, losing, lowest, luno, maiduguri, maker, management, marina, marked, marketer
0.5: master, maternity, matron, max, maybe, md, meals, member, men, micro, microfinance, mid, midway, millions, mined, miss, mistakes, mostly, motherless, mua, musician, naira
0.5: nanny, narration, nau, nd, need, neither, network, nft, ngx, nhia, nin, non, nor, notes, nursery, nursing, obajana, obtain, offerings, offers, officer's, offline, ogba, oh
0.5: opened, operation, operator, operators, outsourced, outsourcing, overpay, owned, oyo, page, pap, parallel, parlour, pastor, payer, payoff, payout, payouts, pensioners, perfume
0.5: period, petty, physiotherapist, planning, plastics, platform, plots, pocketed, podcast, polytechnic, pond, port, premiums, presumptive, prints, privately, probation, proceeds
0.5: produce, professional, programme, project, promised, properly, proves, provides, pure, purposes, push, quarter, rating, reaches, reads, receipt, record, reduces, reduction
0.5: refuse, reinvest, reinvested, relocate, rely, remittance, remitting, rental, rep, resigned, responsible, resume, retiree, retirees, retrenchment, rooms, royalty, rule, runs
0.5: salaried, salesboys, sand, savings, schools, scrapped, scripts, scrubs, seedlings, seller, sept, several, sew, sews, shey, shooter, shoots, shortlet, shot, should, sienna
0.5: sign, signing, singer, sitting, skit, slice, sofa, solo, source, sources, south, speaking, spouse, stationery, status, stems, step, steward, stopped, stubborn, student, stuff
0.5: stylist, submitting, sukuk, sums, survivor, swapping, tailors, takings, tech, teller, template, ten, terrible, tex, textile, than, thank, theirs, these, though, threshold
0.5: throw, thru, time, tithes, told, touches, traders, trainee, translater, trip, trouble, turkey, tv, twitter, uber's, ui, uncle's, undergraduate, undergraduates, uniben
0.5: unilorin, unsubscribe, usd, useful, utility, vacation, vaccine, vendors, vi, vice, viewing, village, wasted, watching, wats, waybill, ways, web, website, wed, welding, went
0.5: were, whatever, wholly, whom, why, winner, working, worldwide, writer, writes, wrk, wrongful
0.4: are, come, dangote, something, up, we, wey, worth
0.3: bill, bitcoin, colleague, companies, did, director, food, get, gift, how, instead, it's, keeps, land, landlord, leave, maize, moving, please, poultry, scholarship, sells, sent
0.3: someone, think, treasury, years
0.2: abuja, apartment, asking, bonds, by, calculated, can, canada, centre, chop, clearing, difference, do, earner, exchange, fund, girls, having, husband, ibadan, lagos, last
0.2: leaves, lost, made, makes, o, percent, site, take, three, tips, tomatoes, twice
0.1: dey, fee, instagram, light, me, small, to, use, wetin, when, with, zenith
0: aba, adsense, advice, ahead, airdrop, alaba, albums, alerts, allowee, apprentices, architect, arepo, articles, artisan, asset, assistants, assume, at, attachment, automatically
0: average, avoidance, award, awards, back, barber, became, bonuses, book, boots, bottling, box, brackets, branch, brought, business, buyer, calculating, calculations, cancel
0: captain, caretaker, chamber, cheaper, clerk, collect, collective, commot, compared, considered, consultancy, contributed, cooks, corpers, countries, cover, credited, cut, dashed
0: delivery, dependants, dependent, depreciation, diaspora, digit, digits, directly, donate, drinks, dropped, editing, effect, eggs, electricity, employs, enjoy, equivalent, events
0: ever, evidence, excess, exist, expat, expatriate, expects, fabrics, false, fathers, february, feed, fg, filed, files, fintech, foreigner, forget, freelancers, frontend, gained
0: gbagada, general, german, gone, google, government, guangzhou, handle, happened, hawkers, helper, hired, honorarium, husband's, ibtc, importer, increase, indrive, information
0: inside, installments, interest, investor, japa, joined, junction, kinds, kobo, landlords, least, leaving, lecture, letting, logistics, low, maintenance, marriage, membership
0: military, million, mistake, month's, most, mould, nasarawa, navy, nba, negotiating, ngo, nigerian, nine, none, nrs, nyanya, october, of, officers, ogbete, old, ones, or, ota
0: overcharged, overseas, owner, oyinbo, paddy, payments, payslips, pensioner, pepper, percentage, percentages, personally, persons, pharmacist, plumber, pocket, poly, portion, pos
0: posted, pounds, prize, prizes, process, product, profits, promo, prove, questions, raffle, raised, recharge, reduced, relative, replace, research, retire, rewards, rich, riders
0: roughly, salaries, salesgirl, saloon, save, scared, sch, seed, separate, separately, serving, setting, shared, shift, skits, smaller, snacks, soldier, somebody, straight, studio
0: sum, support, surgery, taxation, taxing, teachers, telecoms, thats, thing, this, touch, trader, treatment, treaty, trips, tuition, tyres, unemployed, uni, union, using, uyo
0: valid, van, video, virtual, waiters, wardrobe, while, wife's, winnings, withdraw, woman, wont, xmas, zakat
-0.1: above, crypto, earners, fertilizer, harcourt, it, late, manager, mean, never, one, online, proof, returns, secondary
-0.2: about, account, agent, allawee, am, benue, bills, but, earns, enter, enugu, fine, for, hotel, ibeju, kindly, like, mother, mum, okada, on, over, raise, rate, salon, side
-0.2: teach, through, top, week, what's
-0.3: #, accountant, add, advance, agbara, and, around, artist, asked, assistant, assurance, binance, blog, carpenter, casual, chargeable, closed, company, contractor, d, date
-0.3: didn't, directors, donation, donations, done, dubai, dues, education, electronics, employ, equipment, feb, finished, fiverr, foodstuff, furniture, gold, grade, happen
-0.3: haven't, heard, i, im, incomes, inherited, injury, interview, invoice, is, kebbi, keke, locum, longer, lying, makeup, meal, meant, medical, missed, months, motor, na, needed
-0.3: nko, nnewi, not, nurses, oga, okrika, ordinary, orphanage, out, outside, p, paper, parties, partners, pencom, perfumes, pita, place, plus, point, pound, primary, principal
-0.3: promoted, promotion, proprietor, punishment, question, receive, refuses, relocated, relocation, remitted, rents, residence, resumed, resuming, retrenched, returned, round
-0.3: rounded, saying, sending, senior, shipping, shoe, shows, single, staking, subscription, tools, transfers, trust, twelve, uncle, uniform, university, unpaid, upfront, upkeep
-0.3: us, vouchers, welder, youth
-0.4: a, all, build, cleaner, customers, don't, earning, evening, fgn, first, fuel, if, in, income, kids, know, make, married, much, put, refund, right, teaching, th, the, wife
-0.4: will
-0.5: before, bought, civil, data, days, down, each, estate, father, hr, just, man, my, n, nigeria, payment, rsa, shop, so, suppose, what
-0.6: accessories, annum, answers, asaba, belong, bring, building, came, cap, cash, changed, charity, claims, contribute, contributions, cost, daily, deal, employer's, enough, farm
-0.6: federal, firs, flat, flats, four, from, fry, gen, gifts, grant, gtco, guard, had, hand, hazard, high, individuals, its, join, kind, lecturer, lesson, lived, matter, mine
-0.6: offering, offices, passed, passes, payroll, perks, power, proper, property, redundancy, remain, rented, royalties, service, shares, shoes, soldiers, supplier, tailoring
-0.6: technician, there, those, thrift, tiktok, tractor, trading, under, until, weddings, withhold, worked, workshop, zero
-0.7: again, anything, contribution, dem, does, full, gives, no, that, was
-0.8: accounts, actually, adds, ago, allowed, annuity, applies, band, because, cake, calculate, charges, collected, concern, consultant, day, deliver, drive, editor, effective
-0.8: evasion, exactly, fashion, figure, fish, found, have, included, internet, jan, kept, kiosk, legally, lessons, lirs, middle, money, object, only, papers, payoneer, plot
-0.8: policy, practitioner, pro, receptionist, registering, rider, school, set, sorry, spare, starts, startup, state, stay, supervisor, tailor, telecom, tenants, thread, uniforms
-0.8: wages, warri, wigs, would, yet
-0.9: aboki, an, another, balogun, be, begin, below, benefits, boys, children's, coins, different, dollars, else, employee, expense, former, freelancer, graphics, half, higher
-0.9: lunch, nobody, overpaid, products, provisions, received, remit, removes, retired, retiring, return, sack, sacked, september, shops, slip, tin, transport, treated, two, usdt
-0.9: voluntary, warehouse, writing, year's
-1: both, dey work, do they, everything, i am, i bought, insurance, left, of my, office, pfa, when i, work in
-1.1: # after, # gain, # or, # per, a refund, a secondary, a th, a widow, about #, accommodation, act, after buying, after paying, aged, all monthly, am an, and have, and nhis
-1.1: and pay, annual salary, annual tax, at ibeju, barbing, basic is, be per, be removed, be security, be taxed, belongs, belongs to, brings #, by my, by myself, canteen, cars
-1.1: cassava and, caterer, cement shares, chambers, clothes, cooperative, counted, credit, day and, days every, dey cut, do pos, dollar how, dom, dom account, driver for, earn
-1.1: employer already, enters, figures, file, fine for, flat in, for myself, for work, from how, from selling, from the, gateman, good afternoon, graphic, hairdresser, hand after
-1.1: happen if, have to, home #, hustle, i came, i no, i own, i started, ibadan my, if i, if the, in #, in america, in an, in january, in my, income is, increase it, it #, keep
-1.1: keeping, laid me, less tax, living, loan i, maximum, me an, me n, minimum tax, months late, mortgage, moved back, moved to, much paye, must, my home, my land, my two, myself
-1.1: net profit, never filed, never register, never registered, nhis #, not a, nurse, of goods, of june, of them, oga dey, ogun state, on data, on everything, owe tax, own clinic
-1.1: package, pay any, pay for, pay less, pay n, penalty, performance, performance bonus, ppa, premium on, profit #, quarters, receipts, reliefs, remote, remove the, repairs and
-1.1: sales, says #, school teacher, sends me, so how, st, state mowe, still file, stocks, suppose pay, tax in, tax na, taxed in, that in, that per, that's, the agent, the free
-1.1: the rent, then from, there tax, they laid, they take, tithe, trade, two of, two years, up to, was taken, week i, weekends, will tax, year in, year pension, year whats
-1.1: yearly tax
-1.2: # all, # month, # my, # out, # transport, # withholding, a federal, a teaching, account every, after my, afternoon, against, akara, all i, an oil, and fuel, and his, and make
-1.2: and my, and paid, and software, annual gross, are they, arrears, before that, bolt driver, bond, bought for, came back, capital gains, car, clean, client, company paid
-1.2: company pays, compute my, consulting, convert, cut tax, day for, days for, deducting, dem dey, dey bring, dey tax, died, diesel and, dividend from, do not, does not
-1.2: don't file, dont, dont file, earning #, end, everything i, expenses #, fees, file tax, final, flats in, forgot to, gain na, gas, get any, go dey, government go, happens if
-1.2: house my, how are, husband died, i declare, i enter, i only, i remove, i type, im a, in all, in another, in june, in naira, in ph, in private, income how, interest from
-1.2: is all, is n, is withheld, island which, it at, it only, labour, ladipo, leave allowance, letter says, level, light and, materials, me every, me from, me off, month is
-1.2: monthly no, monthly plus, much can, much will, my account, my side, my tenants, na only, new company, nothing is, offer letter, oil servicing, only house, only income, or the
-1.2: overtime, own life, paid in, paid last, pay is, paye per, paying my, pension i, personal tax, practice, premium last, profit this, provisions for, relief or, relief work
-1.2: rent na, retirement, ride, salary and, sales for, six, so no, sold the, state am, submit, taken off, takes #, taking, tax every, tax how, tax was, teacher, teaching hospital
-1.2: the loan, the office, then i, then they, there any, they bought, they just, to know, use the, wetin go, what gross, when do, widow, will be, will enter, will nigeria, with my
-1.2: withheld from, work i, year does, year how, year what's
-1.3: # gross, # no, a job, a tailor, a tax, a wife, added, after #, all the, allowances, also pay, also sell, america, an official, and everything, and rent, and we, another #
-1.3: bank loan, bought a, cassava, clinic in, compute, contributory, days a, death gratuity, design, does this, each of, employers, evening i, family, farmer, for year, from june
-1.3: gave, goes to, have nin, hello, hi, hospital, i dey, i earned, i got, i to, if they, in the, income before, is taxed, is that, january, lagos island, lawyer, like #, looking
-1.3: month of, month plus, month salary, my boys, my father, my only, my parents, no file, no income, off and, offer, offshore, ok, old law, owe for, part time, pay more
-1.3: paye every, pension reform, pension what, ph, plus th, profit, really, reform act, remotely for, remove from, remove tax, rent can, salary was, scheme, sell the, selling my
-1.3: shares for, software, sold a, spend #, still need, student i, tax at, tax dey, tax do, tax my, tax the, tenant, that money, that one, the end, the penalty, the state, them
-1.3: they already, they increase, through my, total, was on, what remains, year before, year they, year with
-1.4: # house, # percent, # yearly, a flat, a loss, a plot, also do, am i, as, aside, at once, august, bring #, come off, contract staff, cra, dangote cement, death, does tax
-1.4: driver, earn #, every day, for it, good evening, goods, got a, gratuity, home every, i have, i'm, in ogun, in school, is asking, is in, is removed, island, job, job and
-1.4: left for, lower, me #, me after, money for, month as, month my, monthly after, my expenses, my old, my sales, not taxed, nothing, off, ok and, on rent, own, paid by, pay
-1.4: pay in, paye for, pension no, pension or, per, pfa pays, put #, records, remains, rent i, school and, security man, self employed, sends, tax before, tax dem, tax free
-1.4: tax is, tax now, teach in, that taxed, they will, to be, to build, to june, to may, to reduce, transport #, us company, value, was paid, wetin remain, what rate, with an
-1.4: work how, youtube
-1.5: # interest, # the, a week, all expenses, already deducts, already removed, and a, and pension, assessment, back from, bands, be removing, but my, claim, company gave, day to
-1.5: deadline for, december, declare, dem suppose, dey pay, does a, each one, employed, employer pays, fine if, for children, gain on, house help, i changed, i earn, i rent
-1.5: i supposed, is free, is interest, is money, is there, level #, limit, make about, month on, more, much more, naira to, net, new, no expenses, nurse in, officer, or is
-1.5: pension contribution, pension of, personal, photographer, profit in, remove pension, rent out, salary every, self, sell my, severance, some, state but, tax it, that i, the #
-1.5: to pay, us pay, work remotely, year #
-1.6: a dollar, a teacher, am a, and repairs, annual, as tax, comot, counts, day i, deduction, drugs, expenses how, extra, firm, free, free of, freelance, gains, gave me, go pay
-1.6: got, have a, i drive, i moved, i stay, i teach, i was, job in, madam, me in, ministry, more tax, mowe but, must i, my annual, ogun, owe, parts, pay house, paying tax, pays #
-1.6: pension from, profit every, remotely, removed from, rent and, salary, sale, selling, so what, still, tax go, the old, the tax, will i, withholding tax, workers, year what
-1.7: # salary, a house, allowance, and i, any other, brings, clients, comes, company in, consolidated, consolidated relief, corper, deducts paye, designer, due, filing, for not
-1.7: gain, go tax, got my, house in, how is, it reduce, laid, last date, mechanic, money from, money i, month in, month they, monthly what, my flat, my gross, my hand, my life
-1.7: my rent, nothing else, of office, official car, on that, pay the, paye from, pays my, penalty if, pension every, per day, profit a, profit from, profit na, reform, return on
-1.7: security, sell provisions, shop is, the car, the minimum, the only, the two, they be, they deduct, they paid, this new, till december, upwork, whats, which year, year from
-1.7: year my, year please
-1.8: # every, # rent, # tax, a return, amount, april, be my, benefit, civil servant, collects, company is, contract, diesel, earned, factory, for one, have never, i made, i never
-1.8: july, month i, no rent, own tax, parents, paye be, personal income, profit monthly, register for, sell, servant, servicing, should my, takes, the deadline, the pension
-1.8: this year, to file, worker
-1.9: abeg i, already, and transport, as compensation, bolt, books, can a, cost me, deductible, dey remove, each month, every, every year, first job, for this, foreign, forgot
-1.9: get tax, goes, gross is, happens, i forgot, i put, id i, is deducted, lagos which, month and, month do, monthly i, my first, my gain, my own, my personal, nhis, of tax, once
-1.9: other, own house, pay my, pension how, rates, remove, remove #, removed, run a, submit my, supposed, supposed to, tax altogether, tax me, there a, to december, what happens
-1.9: wht, wife and, work, work #, year no
-2: # life, a new, after fuel, and nhf, any, children and, clinic, data and, dey sell, from a, gives me, housing, i run, i spent, i still, jobs, less, life, month no, much of
-2: my family, my payslip, new job, nigeria tax, no other, official, on time, one year, other income, pension and, profit for, reduce tax, rent is, resident, sold, state do
-2: still have, tax and, the money, withholding, year
-2.1: # i, # nhf, a month, any relief, be paying, before they, bonus, children, deadline, dividend, dividends, exempt, for loss, from my, gross #, gross salary, i also, i don't
-2.1: i sell, i'm a, just got, last day, month pension, monthly from, monthly pension, moved, mowe, my employer, my pay, part of, rent a, spent #, started, tax return, they, with a
-2.1: withheld, year after
-2.2: after, after all, end of, for pension, from january, here, house, house rent, i dont, i spend, in december, into my, law, loss of, month, month for, my return, paid, paying
-2.2: payslip, private school, removing, run, salary na, says, tax, tax law, tax should, till, together, took, what tax, year for, year is
-2.3: # as, # this, a private, after i, also, basic, calculate my, compensation for, costs, deductions, every month, from it, i deduct, i keep, if my, in a, insurance premium
-2.3: is tax, january to, may, monthly, my take, relief for, rent, rent for, spend, spent, taken, tax per, tax to, th month, the fine, the same
-2.4: # a, # children, a bank, altogether, and if, before tax, deducts, dem go, employer, for the, fuel and, home, house i, it taxed, month from, month what, my income, new law
-2.4: new tax, office is, profit is, rent #, shop rent
-2.5: compensation, count, i owe, into, month how, tax am, tax on, to the, what's my, whats my, will my, yearly
-2.6: # pension, and they, any tax, commission, i live, i pay, june, make #, minimum wage, of it, reduce my, repairs, same, tax be, taxable, they remove, under the, wage, what do
-2.6: whole year
-2.7: abroad, i make, i paid, life insurance, live, my profit, on it, part, pay me, pay rent, per year, premium, sold my, what if, which state
-2.8: after tax, loss, minimum, my pension, nhf #, paid me, pension is, rent relief, staff, take home, tax from, tax i, the house, then, they tax
-2.9: file my, monthly and, monthly how, my paye, pays me, the whole
-3: deducted, is my, my salary, my total, per month, private, rent of, salary #, the new, they pay, what will, whole
-3.1: deduct, for tax, i sold, month after, my house, no pension, pay #, pension #, will they, year i
-3.2: expenses, i work, id, reduce, tax id, year and
-3.3: # monthly, much tax, nhf
-3.4: total tax
-3.5: i be, tax for
-3.6: a year, gross, live in, pays
-3.7: salary is
-3.8: relief
-3.9: pay tax
-4: paye
-4.3: taxed
-4.7: the year
-4.8: pension
-5.1: my tax
`
