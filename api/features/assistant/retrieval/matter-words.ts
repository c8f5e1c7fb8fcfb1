/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
5.4: today
5.2: which bank
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
3.8: # toyota, ajo, bags, best savings, better than, bible, bible verse, bought #, by road, chatgpt, chelsea march, dan, davido, eagles march, election, fake, for today, goat
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
3.2: # add, # budget, # litres, # oranges, # pages, # registration, # show, # without, # word, a bedtime, a bible, a birthday, a cv, a land, a nollywood, a poem, a short, a sin
3.2: a string, a toyota, a useless, a visa, a wedding, about igbo, access, access bank, account number, address, adebayo, admin mode, ajo everybody, always dey, am back, and call
3.2: and redmi, and where, and you, another one, anytime, anytime i, app i, aso, aso ebi, at ikoyi, at night, at zenith, ate, atm card, bad about, banana, bank can, batch, batch b
3.2: battery dey, bedtime, bedtime story, before my, being or, better, better interest, better pass, between arsenal, between infinix, birth is, birthday message, blablabla
3.2: block my, born, boss for, bot who, bottom, budget it, buy if, calculate it, calling me, camon, camon #, camp, camry from, can give, capital of, causes, causes of, channel go
3.2: charged #, charging, chatgpt is, cheap, chemist, chinedu, chinedu okafor, civil war, clear a, code to, collect and, complain, complain to, computer dey, cook egusi, cook ofada
3.2: corolla #, cough, council tax, create, customs, cut off, dan and, davido pay, days now, delete you, deposit now, developer of, dey answer, dey drain, dey drop, do wrong
3.2: documents do, does davido, don collect, dose, drain, drain fast, dream, drink, dstv, ebi, ehn, eid, emeka, engine, essay on, esusu, even spell, everybody that, fall apart
3.2: feel, fight from, fire you, fit buy, fit give, for cac, for just, for malaria, for medicine, for word, fuck, fuck you, fuel price, funds, generator is, girl for, girlfriend of
3.2: go for, go pack, go show, goats, god will, going through, good for, good time, grow my, gtbank, hack, hard times, has used, hide, hiding now, his account, his name, hmrc
3.2: hot and, houses, how should, hp, human being, hundred and, i bet, i block, i complain, i open, i renew, i rest, i saw, i slap, i treat, i watch, ibadan tomorow, if a, iftar
3.2: igbo, igbo people, ignore, ilorin, import duty, in our, in python, in unilag, industrial sewing, infinix hot, ingredients, ingredients for, inlaw, insurance and, interest no
3.2: international passport, inverter, invest #, is abuja, is best, is calling, is drivers, is eid, is good, is iftar, is maghrib, is one, is turning, is vat, is your, it made
3.2: it pay, it safe, jss, jss #, just one, kano today, lagos to, land use, landlord wants, last night, last nite, last person, latest, latest news, leave her, leg, letter to
3.2: maghrib, maghrib in, mainland, malt, march on, mark, mark for, marry me, maths, me check, me loan, me see, me you, medicine, medicine in, message for, mode and, months old
3.2: morocco, mother inlaw, move should, mrs, mrs adebayo, much he, much to, musa, must answer, my babe, my bvn, my date, my drivers, my egusi, my guy, my passport, my tecno
3.2: my turn, na computer, names for, near, near me, news, nigerian civil, nite, no too, nonsense, not charging, now #, nysc batch, o for, ode you, of everybody, of funds, of garri
3.2: ofada, off mark, on mtn, onions, or morocco, or should, oranges, oranges for, our ajo, our side, pack, pages, paint, paint of, particulars, pay better, people let, per term
3.2: phone numbers, pimples, please help, poem about, pos machine, pray, pray for, president, previous, previous instructions, price today, print your, prompt word, psalm, public
3.2: public holiday, ramadan, recruiting, redmi, refinery hiding, register a, registration closing, repeat, rest my, reverse a, rice, rice na, rise this, rubbish, safe to
3.2: sales tax, samsung, saw, say something, season arsenal, sef, seize, seize my, send am, sense at, shell, shirt, shop permit, short, show me, side how, sim, simple
3.2: simple interest, sin, sin to, slap, slap you, slow, slow and, small limited, something bad, sound, spark, spell, story, string, sure, sure odds, take toast, talk to, talk true
3.2: teach me, tecno camon, tecno spark, tenement, tenement rate, term, th how, the causes, the cut, the developer, the governor, the latest, the name, the portal, the premier
3.2: the president, the restaurant, the super, the word, they offered, thief, thieves, things fall, third mainland, this morning, this night, this nonsense, through hard, thunder
3.2: thunder fire, time to, to come, to french, to lekki, to reverse, to wrong, toast one, today in, today with, tokunbo, tomorow, tomorow i, trader bought, translate
3.2: translate good, treat, treat malaria, tuesday, turn, turning #, turnover is, twenty, una for, us ate, use charge, used this, uses with, vat for, vehicle particulars, visa fee
3.2: wants #, watch tonight, well, wey go, wey use, where can, where should, which channel, who store, who win, who wrote, whoever, whoever built, will win, win afcon, win premier
3.2: with n, with opay, with turnover, word essay, word for, works at, write an, wrong on, wrote, wrote things, yoruba, you a, you help, you love, you marry, you must, you now
3.2: you sef, you understand, your app, your previous, your uses, zxcv
3.1: far, go do, soup, toyota, will it, won the
3: tell me
2.9: # at, # turnover, are you, in texas, is better, jollof, road, saturday, since last, texas, toyota corolla, vat on, weekend, your
2.7: aaaaaaa, abu, ac, accident, acquisition, ade, adeyemi, aepb, agbada, agbero, airtel, airtime, alajo, allah, allen, always, amac, amala, amet, anyhow, application, appointment
2.7: approval, approve, areas, arm, arrested, asake, asdf, asr, asun, asuu, australia, avenue, b, backwards, bajaj, banks, banned, beach, beginner, bello, berger, biology, birth
2.7: biscuit, bite, blisters, blockchain, blow, blue, boi, boil, bola, bootcamp, bracket, broke, burkina, burn, burnt, bust, cache, caesarean, calcium, calls, canada's, cant
2.7: captured, carpet, carton, cartons, cashew, cashier, cast, catch, cattle, champions, chidinma, chopping, chromebook, chukwudi, city, clearance, clears, clocking, clothing
2.7: coding, collector, communion, compact, company with, concrete, conductor, container, corset, coughing, cousins, crate, cream, creche, crunchy, cups, current, custom, dat
2.7: dating, davido's, debited, debiting, diapers, discharge, discipline, disgrace, disgracing, distance, divide, dodging, dog, dolor, draining, drains, dreamt, driver's, drivers
2.7: dropping, drops, drug, dry, eating, egg, electric, elitebook, emails, emergency, emperor, endurance, engineering, engineers, ephemeral, equal, everytime, evict, ewu, ex
2.7: expired, expo, export, fair, fare, farmers, faso, favourite, fever, fifty, film, finance, finishes, flood, fly, folake, foolish, footballer, forge, forty, fraudster, fresh
2.7: fried, frsc, ft, funny, g, gambia, gapping, gari, gele, gluconate, gmail, gotv, graduates, grammy, grandfather, grandson, groundnut, guo, guys, h, hacked, hahaha, hamstring
2.7: hang, hanging, harmattan, hate, hell, hfhfhf, hhhhh, history, hjdksl, homework, honest, hour, hours, hs, i stop, ibrahim, ideas, immigration, incantation, independence
2.7: indomie, inec, insha, insult, insure, intervention, ipsum, irs, itel, jjjj, jjjjjjj, judge, kenya, kg, kingdom, kpakpakpa, kva, lastma, leaf, letters, lga, license
2.7: limited liability, link, loan of, lololol, lonart, lorem, loudly, mad, maggi, majesty, manage, mechanical, meiosis, meow, messi, meter, mikano, mind, minister, mistakenly
2.7: mitosis, mmmm, moi, moniepoint, moon, mouth, mpc, mpr, mr, music, nafdac, native, natural, needs, neighbour's, nelfund, netflix, nikkah, nnpc, nomination, normal, now and
2.7: nwosu, obi, obudu, ogbomoso, oily, oloshi, omonile, op, opening, opinion, original, osimhen, outboard, outline, output, override, owambe, owes, oya, pain, painting, palmpay
2.7: paracetamol, parade, passwords, pastor's, patience, patient, pcn, pending, people's, permanent, person's, petrol, phase, phcn, photosynthesis, pick, picked, picking, picture
2.7: places, play, player, pm, polite, politician, post, potassium, prayerful, prepaid, prices, profile, programmed, pulling, pvc, pwned, quarrel, quick, qwer, qwerty, rabbit
2.7: ranch, react, reading, recruitment, redeployment, reducing, release, remedy, remind, renewed, replied, reply, requirements, richest, ring, river, rivers, roleplay, ronaldo
2.7: root, rot, s, sabi, sabon, salty, samaru, sanitation, sauce, scarcity, scatter, scrap, screen, sentence, sermon, session, settlement, sharp, shedding, ship, shirts, shouting
2.7: showing, sibling, signage, sing, sir, sit, smarter, smell, smoke, sms, snapchat, snores, snoring, soap, soccer, somebody's, somewhere, son's, sort, spoil, spurs, square
2.7: squared, ss, stage, stain, stamping, stopping, street, strike, studied, stupid, style, submission, sue, suitable, supporters, surge, survey, suya, swear, switch, talks, tamper
2.7: tank, team, telling, temperature, the meaning, tincan, tire, to naira, to register, token, toothache, trademark, traffic, trainees, transformer, travel, trcn, trek, tubers
2.7: tunde, units, update, updated, urgently, useeffect, verify, vex, voters, w, wait, waiting, waka, walima, washing, wear, weather, weighing, weight, whose, wicked, wifi, wizkid
2.7: woman's, words, xyz, yaba, yamaha, yard, yards, yeeeee, yellow, you're, zaria, zobo
2.6: answer, app, baby, much i, who is
2.5: # bedroom, # times, admin, and has, apapa, are a, at cac, bedroom, birthday, company how, correct it, don reach, exam, garri, how far, i registered, much for, on sunday
2.5: pass for, refinery, rest, restaurant, third, uses, want #, what documents, wig, will you, you no
2.4: can you, i cook, i fit, my boss, open, starting, stop, sunday
2.3: cac, code, duty, even, going, how i, tell, you
2.2: balance, bet, date of, for our, i send, in kano, liability, meaning of, now i, numbers, opay, profit how, registration, store, wants, with cac
2.1: # should, # since, # total, a ltd, a very, abuja to, accra, and give, and now, bank gives, bet ja, boss, bride, bride price, brother lives, bus, buy a, by mistake, call me
2.1: catering business, catfish, cheat, check, company's, compound, data for, earn in, farming, fees is, fight, find, finish, from kaduna, gives the, go buy, guests, guy, has not
2.1: i negotiate, industrial, international, is bitcoin, is how, is nysc, it or, it will, it with, ja, limited, limited company, ltd, me one, me what, my boutique, my school
2.1: my supermarket, nin how, number of, office i, or na, party jollof, plenty, reach my, share it, she dey, so it, start a, surcharge, that has, the capital, the nigerian
2.1: the phone, this #, ticket, to charge, to make, total pls, us tax, use this, vs, war, water, we go, what salary, when e, without it, yam, yam #
2: being, card, customer, doing, file the, holiday, i correct, is wrong, it in, local, local government, me my, me the, my hair, my sister, negotiate, nepa, party, pass, piggyvest
2: profit last, send me, show, sister, the monthly, the next, turnover, very, wedding, women
1.9: a limited, charged, fit, go take, manchester, number, sleep, supermarket, wetin i
1.8: # #, call, name, talk, times, to buy, who, write, wrong
1.7: how can, phone, price
1.6: # corolla, # development, # fuel, # health, # never, # year, # yesterday, a lagos, a laptop, a real, a salon, a supermarket, abeg, abeg how, abuja from, add it, add the
1.6: africa, agreement, ajah, alhaji, among, an exam, anambra, and delivery, and file, and i'm, and i've, and just, ankara, apply to, are #, at surulere, babies, bank how, be #
1.6: before and, between, big brother, body, boyfriend, braiding, bread, brother and, business on, calabar, cannot, car in, catering, certificate, charge for, charge of, cheat me
1.6: cheating, check my, chin, chin chin, china and, chops and, clear, close, closing, coin, coming out, company at, company profit, company that, company we, computer, contracts
1.6: couple, court, crypto or, cut how, danfo, daughter is, day how, declared, delete, delivery #, dem call, dem get, deposit, dey cheat, dey hold, dey take, dey talk, discount
1.6: do we, documents, dollars in, don start, double, during, duty #, each person, entitled, entitled to, error, everybody, everywhere, expensive, explain, facebook, fiancee
1.6: fill the, first one, fixed, fixed deposit, flat #, for canada, for december, for ikeja, for ikoyi, for lagos, for land, for nigerians, for shop, for somebody, for us, format
1.6: from him, from teaching, front, fuel na, game, garri and, gate, generator, get more, get small, ghana, go give, go still, go use, going to, graduate, gree, hair and, has been
1.6: has paid, has the, have on, have they, he gets, he has, he is, her #, hiding, his salary, hold, how do, i bake, i become, i carry, i charge, i check, i entitled, i fill
1.6: i lose, i plan, i recover, i see, i sleep, i supply, i wan, i'm the, ikorodu, ikoyi, in epe, in ibeju, in jos, increase our, industry, interest rate, is each, is going, is his
1.6: is registered, is too, it legal, it too, it's #, it's my, jiji, joor, just a, just do, kaduna and, kaduna with, lace, lagos now, land in, laptop for, lent, let's, levy
1.6: like that, lines, list all, loan the, lokoja, long does, lose, machines, make i, making, many times, march my, market say, market women, me at, me be, me say, members, monday
1.6: month but, month end, month or, morning how, mosque, move, much does, much e, much my, much remain, my child, my fiancee, my friend, my nysc, my phone, my pikin, my second
1.6: my son, my stall, my tenancy, my wedding, my wig, name at, name no, national, nearest, nepa bill, nigeria i, nigeria or, no gree, not been, notice, now they, now with
1.6: number how, nysc allawee, objection, of all, of fuel, on both, on his, on how, on jiji, on me, on monday, on their, one day, one person, only on, open a, others, out the
1.6: own name, passing, person get, person i, pikin dey, plan cost, plot in, pls what, poor, poor people, pos person, printing, raising, registered limited, registered ltd
1.6: remaining, report, result, returns late, roadside, roof, running, second one, seen, send, sewing machine, sewing machines, share #, she, she has, skip, small provisions, solar
1.6: solar panels, somebody with, son, song, space, split, sports, sportybet, stall, states, steps to, supply, surulere i, table, take to, tax does, tax we, tax work, the army
1.6: the company's, the exchange, the market, the nearest, they told, this calculator, times #, times a, tin is, to abuja, to negotiate, to port, to put, to start, top for
1.6: travelling, truck, two people, unilag, usually, wallet, wan pay, we file, weeks what, what day, what did, what was, whatsapp, whatsapp and, when will, where is, who i
1.6: wholesale, wife she, will make, will the, withdrawal, within, within #, won, won't, work on, worked in, workmanship, wrong how, yes, you get
1.5: black market, charge, dey give, girl, he, him, kaduna, list, now, see, weeks, which one, without
1.4: apply, bad, business is, buy, can't, cook, do the, has, i buy, if you, income tax, jos, list of, me a, meaning, plan, since #, the company, this app, wan, we are, what can
1.4: who do
1.3: # everyday, # which, # years, a #, all of, and how, black, block, calculator, channel, coming, company tax, corolla, daughter, e reach, for bodija, friend, from lagos, give
1.3: give me, i register, legal, lives, machine, my catering, my small, nysc, of this, one is, papa, pls my, room, shop for, tenancy, tenancy agreement, the th, to bring, too much
1.3: transfer, understand, vehicle, what percent, when does, where, zenith bank
1.2: are my, big, business name, correct, for ibadan, help, i give, lives in, loan to, march, me how, price of, real, sewing
1.1: # pikin, # worth, a doctor, a domiciliary, a tenancy, agree, alone, and got, and she, and wetin, and yam, annual returns, as you, bakery, become, better for, birds, brother
1.1: brother in, bungalow, business dey, business i, but e, buy for, can my, can't pay, charged on, christmas, cloth, coming in, company for, delete my, dev, dey come, dey send
1.1: draw, feeding, five, flat is, for an, for dollar, for january, for someone, for surulere, for which, foundation, free from, freezer, from ibadan, generator for, go collect
1.1: go make, go remain, government dey, gym, hmo, how long, how many, i can't, i delete, i find, i report, i sew, i want, in wuse, is for, is paying, is still, is transport
1.1: it now, job at, join the, kano, last week, later, lekki is, lie, loan is, long should, machine for, main market, make dem, many, masters, me i, meeting, month now, months and
1.1: my data, my keke, my late, my nin, naira per, nigerians, note, of about, oil and, on a, on n, one na, our company, owerri, panels, past, paying on, people, person wey, pfa is
1.1: poultry farm, ptad, rate for, real estate, recover, refused, refused to, registered as, safety, salary does, salary from, say, she earns, since, since january, small business
1.1: small shop, start, state or, steps, the balance, the cbn, the cost, the form, there is, to canada, to check, to open, to send, to use, train, treasury bills, unit, use to
1.1: used, way, wetin dey, when did, which documents, which office, why do, wuse, years at
1: a loan, abi, built, care, cbn, clear #, dem say, did the, doctor, e, e be, eat, everyday, fill, for that, from china, hair, i clear, i start, if e, in kaduna, it a, let, let me
1: letter, loan, long, money to, morning, mtn, my brother, need for, our, pay how, proof of, said, say i, second, sole, stays, take get, thousand, use it, we have, what's the
0.9: don, form, her, pikin, surulere, their
0.8: agency, alert, anybody, apart, bake, beans, benin, bodija, borrowed, brand, break, cakes, camry, cement, chops, club, compulsory, country, dentist, development, empty, giving
0.8: health, houston, i've, lottery, lump, main, mama, mutual, naija, onitsha, pharmacy, police, read, receipt, record, register, registered, spread, stanbic, stock, students, too
0.8: training, uber, want, weekly, whether
0.7: bank, boutique, carry, change, domiciliary, epe, given, go, good, his, hundred, ikeja, laptop, mile, next, pls, reach, things, type, uk
0.6: ask, been, buying, capital, china, dollar, import, london, market, oil, person, savings, share, true, which
0.5: abolished, accesories, accounting, acquired, actual, administration, ads, advantage, advertising, adverts, affiliate, agent's, agents, airbnb, akure, alawee, allow, allowable
0.5: amend, angel, apo, appeal, apple, approved, approves, ariaria, army, arranged, article, asks, association, assumed, attach, attendant, avoid, away, barb, batteries, bayelsa
0.5: behind, berlin, betting, beverage, bike, blank, blocks, boko, bolt's, boy, bq, braid, bricklayer, broilers, btc, builders, bungalows, burial, cable, called, camera, campus
0.5: cancelled, canopy, capped, carried, carrying, cause, caution, cctv, ceremony, chai, chairs, channels, chef, chemical, chicks, child, choir, choose, church, citizens, clinic's
0.5: clippers, co, coaching, commencement, commercial, commissions, competition, completely, computed, computers, confirm, confirmation, confused, consequences, consultant's
0.5: contest, contractors, cook's, cooker, copper, corporate, corps, could, coupon, cousin, crazy, crime, crowdfunding, dad, dad's, damages, dates, dealership, debts, dec, decide
0.5: decides, declaration, declaring, delay, delta, dental, depend, determined, developer, differently, diplomat, disabled, disagree, dismissal, dispatch, distribution, disturbing
0.5: doesn't, domestic, dowry, drawings, drilling, duplex, earnings, eatery, ehen, eight, either, elder, employ, employees, employment, engineer, entered, enterprise, entry
0.5: equally, etc, europe, euros, event, everyone, exclusively, exempted, exemption, exit, expats, eye, fabric, faithfully, father's, favour, feeds, field, fighting, files, finally
0.5: fines, firewood, firm's, fisherman, flyers, fmcg, football, force, friday, fridge, fringe, frozen, germany, gets, gig, girl's, giveaway, gl, glasses, golden, gospel, gotten
0.5: gp, gtb, guess, gwarinpa, hairdressing, handshake, haram, hardly, hauling, head, headmaster, hear, heavily, held, hidden, highest, highlander, hire, homes, hope, hostel
0.5: household, housekeeping, housewife, housewives, hustler, hyphen, ibafo, identification, ignored, importation, include, including, increasing, independent, indian, inflation
0.5: inherit, inheritance, install, instalment, instalments, invested, investment, investments, involved, ioc, iron, isnt, italy, items, itself, jail, jewelry, jobless, joint
0.5: judgement, juju, junior, kantin, katangowa, keyboard, known, kwara, kwari, l, labourer, labourers, lady, landed, landlord's, language, lateness, laundry, lay, layers, leader
0.5: leadway, lebanese, lekki, lending, libel, lies, line, loans, look, looks, lorry, losing, lowest, luno, maiduguri, maker, management, marina, marked, marketer, master
0.5: maternity, matron, max, maybe, md, meals, member, men, micro, microfinance, mid, midway, millions, mined, miss, mistakes, mostly, motherless, mua, musician, naira, narration
0.5: nau, nd, need, neither, network, nft, ngx, nhia, nin, non, nor, notes, nursery, nursing, obajana, obtain, offerings, offers, officer's, offline, ogba, oh, opened, operation
0.5: operator, operators, outsourced, outsourcing, overpay, owned, oyo, page, pap, parallel, parlour, pastor, payer, payoff, payout, payouts, pensioners, perfume, period, petty
0.5: physiotherapist, planning, plastics, platform, plots, pocketed, podcast, polytechnic, pond, port, premiums, presumptive, prints, privately, probation, proceeds, produce
0.5: professional, programme, project, promised, properly, proves, provides, pure, purposes, push, quarter, rating, reaches, reads, reduces, reduction, refuse, reinvest, reinvested
0.5: relocate, rely, remittance, remitting, rental, rep, resigned, responsible, resume, retiree, retirees, retrenchment, rooms, royalty, rule, runs, salaried, salesboys, sand
0.5: schools, scrapped, scripts, scrubs, seedlings, seller, sept, several, sew, sews, shey, shooter, shoots, shortlet, shot, should, sienna, sign, signing, singer, skit, slice
0.5: sofa, solo, source, sources, south, speaking, spouse, stationery, status, step, steward, stopped, stubborn, student, stuff, stylist, submitting, sukuk, sums, survivor
0.5: swapping, tailors, takings, teachers, tech, teller, template, ten, terrible, tex, textile, than, thank, theirs, these, though, threshold, throw, thru, time, tithes, told
0.5: touches, traders, trainee, translater, treasury, trip, trouble, turkey, tv, twitter, uber's, ui, uncle's, undergraduate, undergraduates, uniben, unilorin, unsubscribe, usd
0.5: useful, utility, vacation, vaccine, vendors, vi, vice, viewing, village, wasted, watching, wats, waybill, ways, web, website, wed, welding, went, were, whatever, wholly, whom
0.5: why, winner, working, worldwide, writer, writes, wrk, wrongful
0.4: are, come, dangote, landlord, something, up, we, worth
0.3: bill, bitcoin, by, colleague, companies, did, director, food, get, gift, how, instead, it's, keeps, land, leave, maize, moving, please, poultry, scholarship, sells, sent
0.3: someone, think, tomatoes, wey, years
0.2: abuja, apartment, asking, bonds, calculated, can, centre, chop, clearing, difference, do, earner, exchange, fund, girls, having, husband, ibadan, lagos, last, leaves, lost
0.2: made, makes, o, percent, site, small, take, three, tips, twice
0.1: canada, dey, fee, instagram, light, me, pos, to, use, wetin, when, with, zenith
0: adsense, advice, ahead, airdrop, alaba, albums, alerts, allowee, apprentices, architect, arepo, articles, artisan, asset, assistants, assume, at, attachment, automatically
0: average, avoidance, award, awards, back, barber, became, bills, bonuses, book, boots, bottling, box, brackets, branch, brought, business, buyer, calculating, calculations
0: cancel, captain, caretaker, chamber, cheaper, clerk, collect, collective, commot, compared, considered, consultancy, contributed, cooks, corpers, countries, cover, credited, cut
0: dashed, delivery, dependants, dependent, depreciation, diaspora, digit, digits, directly, donate, drinks, dropped, editing, effect, eggs, electricity, employs, enjoy, equivalent
0: events, ever, evidence, excess, exist, expat, expatriate, expects, fabrics, false, february, feed, fg, filed, fintech, foreigner, forget, freelancers, frontend, gained, gbagada
0: general, german, gone, google, government, guangzhou, handle, happened, hawkers, helper, hired, honorarium, husband's, ibtc, importer, increase, indrive, information
0: installments, interest, investor, japa, joined, junction, kinds, kobo, landlords, least, leaving, lecture, letting, logistics, low, maintenance, marriage, membership, military
0: million, mistake, month's, most, mould, nasarawa, navy, nba, negotiating, ngo, nine, none, nrs, nyanya, october, of, officers, ogbete, old, ones, or, ota, overcharged, overseas
0: oyinbo, paddy, payments, payslips, pensioner, pepper, percentage, percentages, personally, persons, pharmacist, plumber, pocket, poly, portion, posted, pounds, prize, prizes
0: process, product, profits, promo, prove, questions, raffle, raised, recharge, reduced, relative, replace, research, retire, rewards, rich, riders, roughly, salaries, salesgirl
0: saloon, save, scared, sch, seed, separate, separately, serving, shared, shift, skits, smaller, snacks, soldier, somebody, straight, studio, sum, support, surgery, taxation
0: taxing, telecoms, thats, thing, this, touch, treatment, treaty, trips, tuition, twelve, tyres, unemployed, uni, union, using, uyo, valid, van, video, virtual, waiters, wardrobe
0: welder, while, wife's, winnings, withdraw, woman, wont, xmas, zakat
-0.1: aba, above, crypto, earners, fertilizer, harcourt, inside, it, late, manager, mean, never, nigerian, one, online, owner, proof, returns, secondary, trader
-0.2: about, account, agent, allawee, benue, earns, enter, fine, for, hotel, ibeju, kindly, like, months, mother, mum, okada, on, over, paper, raise, rate, salon, side, top, week
-0.2: what's
-0.3: #, accountant, advance, agbara, am, and, around, artist, asked, assistant, assurance, binance, blog, but, carpenter, casual, chargeable, closed, company, contractor, d, date
-0.3: didn't, directors, donation, donations, done, dubai, dues, education, electronics, enugu, equipment, feb, fgn, finished, fiverr, foodstuff, furniture, gold, grade, happen
-0.3: haven't, heard, i, im, incomes, inherited, injury, interview, invoice, is, kebbi, keke, locum, longer, lying, makeup, meal, meant, medical, missed, motor, na, needed, nko
-0.3: nnewi, not, nurses, oga, okrika, ordinary, orphanage, out, outside, p, parties, partners, passes, pencom, perfumes, pita, place, plus, point, pound, primary, principal
-0.3: promoted, promotion, proprietor, punishment, question, receive, refuses, relocated, relocation, remitted, rents, residence, resumed, resuming, retrenched, returned, round
-0.3: rounded, saying, sending, senior, shipping, shoe, shows, single, sitting, staking, subscription, teach, through, tools, transfers, trust, uncle, uniform, university, unpaid
-0.3: until, upfront, upkeep, us, vouchers, youth
-0.4: a, add, all, build, cleaner, customers, don't, earning, evening, first, fuel, if, in, income, kids, know, make, married, much, put, refund, right, teaching, th, the, will
-0.5: before, bought, civil, data, days, down, each, estate, four, hr, just, man, my, n, nigeria, payment, rsa, shop, so, suppose, what, wife
-0.6: accessories, annum, answers, asaba, belong, bring, building, came, cap, cash, changed, charity, claims, contribute, contributions, cost, daily, deal, employer's, enough, farm
-0.6: father, federal, firs, flat, flats, from, fry, full, gen, gifts, gives, grant, gtco, guard, had, hand, hazard, high, individuals, its, join, kind, lecturer, lesson, lived
-0.6: matter, middle, mine, offering, offices, passed, payroll, perks, power, proper, property, redundancy, remain, rented, royalties, service, shares, shoes, soldiers, supplier
-0.6: tailoring, technician, there, those, thrift, tiktok, tractor, trading, under, weddings, withhold, worked, workshop, zero
-0.7: again, anything, contribution, dem, does, no, tailor, that, was
-0.8: accounts, actually, adds, ago, allowed, annuity, applies, band, because, boys, cake, calculate, charges, collected, concern, consultant, day, deliver, drive, editor
-0.8: effective, evasion, exactly, fashion, figure, fish, found, have, included, internet, jan, kept, kiosk, legally, lessons, lirs, money, nobody, object, only, papers, payoneer
-0.8: plot, policy, practitioner, pro, receptionist, registering, remit, rider, school, set, sorry, spare, starts, startup, state, stay, supervisor, telecom, tenants, thread
-0.8: uniforms, wages, warri, wigs, would, yet
-0.9: aboki, an, another, balogun, be, begin, below, benefits, children's, coins, cooperative, different, dollars, else, employee, expense, former, freelancer, graphics, half
-0.9: higher, lunch, overpaid, products, provisions, received, removes, retired, retiring, return, sack, sacked, september, shops, slip, tin, transport, treated, two, usdt
-0.9: voluntary, warehouse, writing, year's
-1: both, dey work, do they, everything, i am, i bought, keep, left, of my, office, pfa, work in
-1.1: # after, # gain, # or, # per, a refund, a secondary, a th, a widow, about #, accommodation, act, after buying, after paying, aged, all monthly, am an, and have, and nhis
-1.1: annual salary, annual tax, at ibeju, barbing, basic is, be per, be removed, be security, be taxed, belongs, belongs to, bond, brings #, by my, canteen, cars, cassava and
-1.1: caterer, cement shares, chambers, clothes, counted, credit, day and, days every, dey cut, do pos, dollar how, dom, dom account, driver for, earn, employer already, enters
-1.1: figures, file, fine for, flat in, for myself, for work, from how, from selling, from the, gateman, good afternoon, graphic, hairdresser, hand after, happen if, home #, hustle
-1.1: i came, i own, i started, ibadan my, if i, in #, in america, in an, in january, in my, income is, increase it, insurance, is all, it #, keeping, laid me, less tax, living
-1.1: loan i, maximum, me an, me n, minimum tax, mortgage, moved back, moved to, much paye, must, my home, my land, my two, myself, net profit, never filed, never register
-1.1: never registered, nhis #, not a, nurse, of goods, of june, of them, oga dey, ogun state, on data, on everything, owe tax, own clinic, package, pay any, pay for, pay less
-1.1: pay n, penalty, performance, performance bonus, ppa, premium on, profit #, quarters, receipts, reliefs, remote, remove the, repairs and, sales, says #, school teacher
-1.1: sends me, so how, st, state mowe, still file, stocks, suppose pay, tax in, tax na, taxed in, that in, that per, that's, the agent, the free, the rent, then from, there tax
-1.1: they laid, they take, tithe, trade, two of, two years, up to, was taken, week i, weekends, when do, will nigeria, will tax, year in, year pension, year whats, yearly tax
-1.2: # all, # month, # my, # out, # transport, # withholding, a federal, a tailor, a teaching, account every, after my, afternoon, against, akara, all i, an oil, and fuel, and his
-1.2: and make, and my, and paid, and software, annual gross, are they, arrears, before that, bolt driver, bought for, came back, capital gains, car, clean, client, company paid
-1.2: company pays, compute my, consulting, convert, cut tax, day for, days for, deducting, dem dey, dey bring, dey tax, died, diesel and, dividend from, do not, does not
-1.2: don't file, dont, dont file, earning #, end, everything i, expenses #, fees, file tax, final, flats in, forgot to, gain na, gas, get any, go dey, government go, happens if
-1.2: have to, house my, how are, husband died, i declare, i enter, i no, i only, i remove, i type, im a, in all, in another, in june, in naira, in ph, in private, income how
-1.2: interest from, is n, is withheld, island which, it at, it only, labour, ladipo, leave allowance, letter says, level, light and, materials, me every, me from, me off, month is
-1.2: monthly no, monthly plus, much can, much will, my account, my parents, my side, my tenants, na only, new company, nothing is, offer letter, oil servicing, only house
-1.2: only income, or the, overtime, own life, paid in, paid last, pay is, paye per, paying my, pension i, personal tax, practice, premium last, profit this, provisions for
-1.2: relief or, relief work, rent na, retirement, ride, salary and, sales for, six, so no, sold the, state am, submit, taken off, takes #, taking, tax every, tax how, tax my
-1.2: tax was, teacher, teaching hospital, the loan, the office, then i, then they, there any, they bought, they just, to know, use the, wetin go, what gross, widow, will be
-1.2: will enter, with my, withheld from, work i, year does, year how, year what's
-1.3: # gross, # no, a job, a tax, a wife, added, after #, all the, allowances, also pay, also sell, america, an official, and everything, and rent, and we, another #, bank loan
-1.3: bought a, cassava, clinic in, compute, contributory, days a, death gratuity, design, does this, driver, each of, employers, evening i, family, farmer, for year, from june
-1.3: gave, goes to, have nin, hello, hi, hospital, i dey, i earned, i got, i to, if they, in the, income before, is taxed, january, lagos island, lawyer, like #, looking, lower
-1.3: month of, month plus, month salary, my boys, my only, no file, no income, off and, offer, offshore, ok, old law, owe for, part time, pay more, paye every, pension reform
-1.3: pension what, ph, plus th, profit, really, records, reform act, remotely for, remove from, remove tax, rent can, salary was, scheme, sell the, selling my, shares for
-1.3: software, sold a, spend #, still need, student i, tax at, tax dey, tax do, tax the, tenant, that money, that one, the end, the penalty, the state, them, they already
-1.3: they increase, through my, total, was on, what remains, year before, year they, year with
-1.4: # house, # percent, # yearly, a flat, a loss, a plot, also do, am i, as, aside, at once, august, bring #, come off, contract staff, cra, dangote cement, death, does tax
-1.4: earn #, every day, fine if, for it, good evening, goods, got a, gratuity, home every, i have, i'm, in ogun, in school, is asking, is in, is money, is removed, is that, island
-1.4: job, job and, left for, me #, me after, money for, month as, month my, monthly after, my expenses, my father, my old, my sales, not taxed, nothing, off, ok and, on rent, own
-1.4: paid by, pay, pay in, paye for, pension no, pension or, per, pfa pays, put #, remains, rent i, salary every, school and, security man, self employed, sends, tax before
-1.4: tax dem, tax free, tax is, tax now, teach in, that taxed, they will, to be, to build, to june, to may, to reduce, transport #, us company, value, was paid, wetin remain
-1.4: what rate, with an, work how, youtube
-1.5: # interest, # the, a week, all expenses, already deducts, already removed, and a, and pension, assessment, back from, bands, be removing, but my, claim, company gave, day to
-1.5: deadline for, declare, dem suppose, dey pay, does a, each one, employed, employer pays, extra, for children, gain on, house help, i changed, i earn, i rent, i supposed
-1.5: is free, is interest, is there, level #, limit, make about, month on, more, much more, must i, naira to, net, new, no expenses, nurse in, officer, or is, pension contribution
-1.5: pension of, personal, photographer, profit in, remove pension, rent out, self, sell my, severance, some, state but, tax it, that i, the #, to pay, us pay, work remotely
-1.5: workers, year #
-1.6: a dollar, a teacher, am a, and repairs, annual, as tax, comot, counts, day i, december, deduction, drugs, expenses how, firm, free, free of, freelance, gain, gains, gave me
-1.6: go pay, got, have a, i drive, i moved, i stay, i teach, i was, it reduce, job in, madam, me in, ministry, money i, more tax, mowe but, my annual, ogun, owe, parts, pay house
-1.6: pay the, paying tax, pays #, pension from, profit every, remotely, removed from, rent and, salary, sale, selling, so what, still, tax go, the old, the tax, will i
-1.6: withholding tax, year what
-1.7: # salary, a house, allowance, and i, any other, brings, clients, comes, company in, consolidated, consolidated relief, corper, deducts paye, designer, diesel, due, filing
-1.7: for not, go tax, got my, house in, how is, laid, last date, mechanic, money from, month in, month they, monthly what, my flat, my gross, my hand, my life, my rent
-1.7: nothing else, of office, official car, on that, parents, paye from, paying, pays my, penalty if, pension every, per day, profit a, profit from, profit na, reform, return on
-1.7: security, sell provisions, shop is, takes, the car, the minimum, the only, the two, they be, they deduct, they paid, this new, till december, upwork, whats, which year
-1.7: year from, year my, year please
-1.8: # every, # rent, # tax, a return, amount, april, be my, benefit, can a, civil servant, collects, company is, contract, earned, factory, for one, have never, i made, i never
-1.8: july, month i, no rent, own tax, paye be, personal income, profit monthly, register for, run a, sell, servant, servicing, should my, the deadline, the pension, this year
-1.8: to file, worker
-1.9: abeg i, already, and transport, as compensation, bolt, books, cost me, deductible, dey remove, each month, every, every year, first job, for this, foreign, forgot, get tax
-1.9: goes, gross is, happens, i forgot, i put, i run, id i, is deducted, lagos which, month and, month do, monthly i, my family, my first, my gain, my personal, nhis, of tax, once
-1.9: other, own house, pay my, pension how, rates, remove, remove #, removed, submit my, supposed, supposed to, tax altogether, tax and, tax me, there a, to december, what happens
-1.9: wht, wife and, work, work #, year no
-2: # life, a new, after fuel, and nhf, any, children and, clinic, data and, dey sell, from a, gives me, housing, i spent, i still, jobs, less, life, month no, much of, my own
-2: my payslip, new job, nigeria tax, no other, official, on time, one year, other income, pension and, profit for, reduce tax, rent is, resident, sold, state do, still have
-2: the money, withholding, year
-2.1: # i, # nhf, a month, any relief, be paying, before they, bonus, children, deadline, dividend, dividends, exempt, for loss, from my, gross #, gross salary, i also, i don't
-2.1: i sell, i spend, i'm a, just got, last day, month pension, monthly from, monthly pension, moved, mowe, my employer, my pay, part of, rent a, run, spent #, started, tax return
-2.1: they, with a, withheld, year after
-2.2: after, after all, end of, for pension, from january, here, house, house rent, i deduct, i dont, i keep, in december, into my, law, loss of, month, month for, my return, paid
-2.2: payslip, private school, removing, salary na, says, tax, tax law, tax should, the fine, till, together, took, what tax, year for, year is
-2.3: # as, # this, a private, after i, also, basic, calculate my, compensation for, costs, deductions, deducts, every month, from it, if my, in a, insurance premium, is tax
-2.3: january to, may, monthly, my take, relief for, rent, rent for, spend, spent, taken, tax per, tax to, th month, the same
-2.4: # children, a bank, altogether, and if, before tax, dem go, employer, for the, fuel and, home, house i, it taxed, month from, month what, my income, new law, new tax
-2.4: office is, profit is, rent #, shop rent
-2.5: # a, compensation, count, i owe, into, month how, tax am, tax on, they remove, to the, what's my, whats my, will my, yearly
-2.6: # pension, and they, any tax, commission, i live, i pay, june, make #, minimum wage, of it, reduce my, repairs, same, tax be, taxable, under the, what do, whole year
-2.7: abroad, i make, i paid, life insurance, live, my profit, on it, part, pay me, pay rent, per year, premium, sold my, staff, tax from, wage, what if, which state
-2.8: after tax, loss, minimum, my pension, nhf #, paid me, pension is, tax i, the house, then
-2.9: file my, monthly and, monthly how, my paye, pays me, rent relief, take home, the whole, they tax
-3: deducted, is my, my salary, my total, per month, private, rent of, salary #, the new, they pay, what will, whole
-3.1: deduct, for tax, i sold, month after, my house, no pension, pay #, pension #, will they, year i
-3.2: expenses, i work, id, reduce, tax id, year and
-3.3: # monthly, much tax, nhf
-3.4: total tax
-3.5: i be, tax for
-3.6: a year, gross, live in, pays
-3.7: salary is
-3.9: pay tax, relief
-4: paye
-4.3: taxed
-4.7: the year
-4.8: pension
-5.1: my tax
`
