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
4: phone is, pretend, prompt, python, renew, renew my, rules, show working, sole x, system prompt, this weekend, useless app, waec, x #
3.9: vat
3.8: # toyota, ajo, bags, balance, best savings, better than, bible, bible verse, bought #, by road, chatgpt, chelsea march, company with, dan, davido, eagles march, election, fake
3.8: for today, goat, grandmother, hot, in manchester, infinix, it rain, jollof rice, liability company, litre, lol, malaria, me write, message, monthly vat, my iphone, name for
3.8: nice, no rules, nollywood, of birth, of cement, of una, per litre, premier, premier league, pretend you, print, rain in, recommend, recommend a, register my, safe, she is
3.8: stake, stake #, stamp, student visa, the arsenal, the vat, this week, tinubu, today black, tomorrow, tonight, u, uk student, verse, waec result, win the, without collateral
3.8: you have, your system
3.6: company pay
3.5: # battery, # odds, a resignation, afcon, am for, and cowrywise, answer me, apply for, are dan, arsenal or, assignment, atm, babe, baby is, be mumu, best, between piggyvest
3.5: bot, c, c of, calling, chat, check am, checker, corolla from, council, cowrywise, cv, dangote refinery, dey play, drivers licence, drop, drop #, essay, fall, far is, find the
3.5: fine girl, fire, fix, for fixed, french, get sense, give better, give salary, governor, governor of, grow, hard, how to, human, i apply, i budget, i invest, i stake
3.5: interest for, invest, is dangote, is dollar, is now, jamb #, late grandmother, laugh, loan wey, love me, many bags, many litres, many weeks, marry, me should, me your, mode
3.5: my baby, my generator, my limited, name is, names, night what, nollywood move, now now, odds for, ode, of o, offered, offered me, okafor, old and, olodo, on you, or city, palm
3.5: palm oil, password, permit, phone number, piggyvest and, pin, pls which, poem, portal, prayer, punish, python code, registered a, renewal, resignation, resignation letter
3.5: result checker, reverse, rice for, rise, robot, savings app, sense, shut, shut up, since morning, stamp duty, suggest, than you, the list, to clear, to renew, toast, turning
3.5: turnover and, under #, verse for, watch, wey interest, white, who be, who even, with their, works, write me, you and, you be, your instructions
3.4: win, yesterday
3.3: help me, night, vat return
3.2: # add, # budget, # litres, # oranges, # pages, # registration, # show, # without, # word, a bedtime, a bible, a birthday, a cv, a land, a nollywood, a poem, a short, a sin
3.2: a string, a toyota, a useless, a visa, a wedding, about igbo, access, access bank, account number, address, adebayo, admin mode, ajo everybody, always dey, am back, and call
3.2: and redmi, and where, and you, another one, anytime, anytime i, app i, aso, aso ebi, at ikoyi, at night, at zenith, ate, atm card, bad about, banana, bank can, batch, batch b
3.2: battery dey, bedtime, bedtime story, before my, being or, better, better interest, better pass, between arsenal, between infinix, birth is, birthday message, blablabla
3.2: block my, born, boss for, bot who, bottom, budget it, buy if, calculate it, calling me, camon, camon #, camp, camry from, can give, capital of, causes, causes of, channel go
3.2: charged #, charging, chatgpt is, cheap, chemist, chinedu, chinedu okafor, civil war, clear a, code to, collect and, complain, complain to, computer dey, cook egusi, cook ofada
3.2: corolla #, cough, council tax, create, customs, cut off, dan and, davido pay, days now, delete you, deposit now, developer of, dey answer, dey drain, dey drop, do wrong
3.2: documents do, does davido, don collect, dose, drain, drain fast, dream, drink, dstv, ebi, ehn, eid, emeka, engine, essay on, esusu, even spell, everybody that, fall apart
3.2: feel, fight from, fire you, fit buy, fit give, for cac, for just, for malaria, for medicine, for word, fuck, fuck you, fuel price, funds, generator is, girl for, girlfriend of
3.2: go buy, go for, go pack, go show, goats, god will, going through, good for, good time, grow my, gtbank, guy, hack, hard times, has used, hide, hiding now, his account
3.2: his name, hmrc, hot and, houses, how should, hp, human being, hundred and, i bet, i block, i complain, i open, i renew, i rest, i saw, i slap, i treat, i watch, ibadan tomorow
3.2: if a, iftar, igbo, igbo people, ignore, ilorin, import duty, in our, in python, in unilag, industrial sewing, infinix hot, ingredients, ingredients for, inlaw, insurance and
3.2: interest no, international passport, inverter, invest #, is abuja, is best, is calling, is drivers, is eid, is good, is how, is iftar, is maghrib, is one, is turning, is vat
3.2: is your, it made, it pay, it safe, jss, jss #, just one, kano today, lagos to, land use, landlord wants, last night, last nite, last person, latest, latest news, leave her
3.2: leg, letter to, maghrib, maghrib in, mainland, malt, march on, mark, mark for, marry me, maths, me check, me loan, me see, me what, me you, medicine, medicine in, message for
3.2: mode and, months old, morocco, mother inlaw, move should, mrs, mrs adebayo, much he, much to, musa, must answer, my babe, my bvn, my date, my drivers, my egusi, my guy
3.2: my passport, my tecno, my turn, na computer, names for, near, near me, news, nigerian civil, nite, no too, nonsense, not charging, now #, nysc batch, o for, ode you
3.2: of everybody, of funds, of garri, ofada, off mark, on mtn, onions, or morocco, or should, oranges, oranges for, our ajo, our side, pack, pages, paint, paint of, particulars
3.2: pay better, people let, per term, phone numbers, pimples, please help, poem about, pos machine, pray, pray for, president, previous, previous instructions, price today
3.2: print your, prompt word, psalm, public, public holiday, ramadan, recruiting, redmi, refinery hiding, register a, registration closing, repeat, rest my, reverse a, rice
3.2: rice na, rise this, rubbish, safe to, sales tax, samsung, saw, say something, season arsenal, sef, seize, seize my, send am, sense at, shell, shirt, shop permit, short
3.2: show me, side how, sim, simple, simple interest, sin, sin to, slap, slap you, slow, slow and, small limited, something bad, sound, spark, spell, story, string, sure, sure odds
3.2: take toast, talk to, talk true, teach me, tecno camon, tecno spark, tell me, tenement, tenement rate, term, th how, the causes, the cut, the developer, the governor
3.2: the latest, the name, the phone, the portal, the premier, the president, the restaurant, the super, the word, they offered, thief, thieves, things fall, third mainland, this #
3.2: this morning, this night, this nonsense, through hard, thunder, thunder fire, time to, to come, to french, to lekki, to reverse, to wrong, toast one, today in, today with
3.2: tokunbo, tomorow, tomorow i, trader bought, translate, translate good, treat, treat malaria, tuesday, turn, turning #, turnover is, twenty, una for, us ate, use charge
3.2: used this, uses with, vat for, vehicle particulars, visa fee, wants #, watch tonight, we go, well, wey go, wey use, where can, where should, which channel, who store, who win
3.2: who wrote, whoever, whoever built, will win, win afcon, win premier, with n, with opay, with turnover, word essay, word for, works at, write an, wrong on, wrote, wrote things
3.2: yoruba, you a, you help, you love, you marry, you must, you now, you sef, you understand, your app, your previous, your uses, zxcv
3.1: baby, far, go do, much i, soup, toyota, will it, won the
3: your
2.9: # at, are you, cac, in texas, is better, jollof, road, saturday, since last, starting, texas, toyota corolla, vat on, weekend
2.8: # turnover
2.7: aaaaaaa, abu, ac, accident, acquisition, ade, adeyemi, aepb, agbada, agbero, airtel, airtime, alajo, allah, allen, always, amac, amala, amet, anyhow, application, appointment
2.7: approval, approve, areas, arm, arrested, asake, asdf, asr, asun, asuu, australia, avenue, b, backwards, bajaj, banks, banned, beach, beginner, bello, berger, biology, birth
2.7: biscuit, bite, blisters, blockchain, blow, blue, boi, boil, bola, bootcamp, bracket, broke, burkina, burn, burnt, bust, cache, caesarean, calcium, calls, canada's, cant
2.7: captured, carpet, carton, cartons, cashew, cashier, cast, catch, cattle, champions, cheating, chidinma, chopping, chromebook, chukwudi, city, clearance, clears, clocking
2.7: clothing, coding, collector, communion, compact, concrete, conductor, container, corset, coughing, cousins, crate, cream, creche, crunchy, cups, current, custom, dat, dating
2.7: davido's, debited, debiting, diapers, discharge, discipline, disgrace, disgracing, distance, divide, dodging, dog, dolor, draining, drains, dreamt, driver's, drivers, dropping
2.7: drops, drug, dry, eating, egg, electric, elitebook, emails, emergency, emperor, endurance, engineering, engineers, ephemeral, equal, everytime, evict, ewu, ex, expired, expo
2.7: export, fair, fare, farmers, faso, favourite, fever, fifty, film, finance, finishes, flood, fly, folake, foolish, footballer, forge, forty, fraudster, fresh, fried, frsc, ft
2.7: funny, g, gambia, gapping, gari, gele, gluconate, gmail, gotv, graduates, grammy, grandfather, grandson, groundnut, guo, guys, h, hacked, hahaha, hamstring, hang, hanging
2.7: harmattan, hate, hell, hfhfhf, hhhhh, history, hjdksl, homework, honest, hour, hours, hs, i fit, i stop, ibrahim, ideas, immigration, incantation, independence, indomie, inec
2.7: insha, insult, insure, intervention, ipsum, irs, itel, jjjj, jjjjjjj, judge, kenya, kg, kingdom, kpakpakpa, kva, lastma, leaf, letters, lga, liability, license
2.7: limited liability, link, loan of, lololol, lonart, lorem, loudly, mad, maggi, majesty, manage, mechanical, meiosis, meow, messi, meter, mikano, mind, minister, mistakenly
2.7: mitosis, mmmm, moi, moniepoint, moon, mouth, mpc, mpr, mr, music, nafdac, native, natural, needs, neighbour's, nelfund, netflix, nikkah, nnpc, nomination, normal, now and
2.7: nwosu, obi, obudu, ogbomoso, oily, oloshi, omonile, op, opening, opinion, original, osimhen, outboard, outline, output, override, owambe, owes, oya, pain, painting, palmpay
2.7: paracetamol, parade, passwords, pastor's, patience, patient, pcn, pending, people's, permanent, person's, petrol, phase, phcn, photosynthesis, pick, picked, picking, picture
2.7: places, play, player, pm, polite, politician, post, potassium, prayerful, prepaid, prices, profile, profit how, programmed, pulling, pvc, pwned, quarrel, quick, qwer, qwerty
2.7: rabbit, ranch, react, reading, recruitment, redeployment, reducing, release, remedy, remind, renewed, replied, reply, requirements, richest, ring, river, rivers, roleplay
2.7: ronaldo, root, rot, s, sabi, sabon, salty, samaru, sanitation, sauce, scarcity, scatter, scrap, screen, sentence, sermon, session, settlement, sharp, shedding, ship, shirts
2.7: shouting, showing, sibling, signage, sing, sir, sit, smarter, smell, smoke, sms, snapchat, snores, snoring, soap, soccer, somebody's, somewhere, son's, sort, spoil, spurs
2.7: square, squared, ss, stage, stain, stamping, stopping, store, street, strike, studied, stupid, style, submission, sue, suitable, supporters, surge, survey, suya, swear, switch
2.7: talks, tamper, tank, team, telling, temperature, the meaning, tincan, tire, to naira, to register, token, toothache, trademark, traffic, trainees, transformer, travel, trcn
2.7: trek, tubers, tunde, units, update, updated, urgently, useeffect, verify, vex, voters, w, wait, waiting, waka, walima, washing, wear, weather, weighing, weight, whose, wicked
2.7: wifi, with cac, wizkid, woman's, words, workmanship, xyz, yaba, yamaha, yard, yards, yeeeee, yellow, you're, zaria, zobo
2.6: answer, even, who is
2.5: app
2.4: # bedroom, # times, admin, and has, apapa, are a, at cac, bedroom, birthday, can you, company how, correct it, customer, don reach, duty, exam, garri, how far, i cook
2.4: i registered, much for, my boss, nepa, on sunday, open, pass for, refinery, rest, restaurant, stop, sunday, third, uses, want #, what documents, wig, will you, women, you
2.4: you no
2.3: fit, how i, tell
2.2: bet, code, date of, for our, going, i send, in kano, meaning of, now i, numbers, opay, registration, supermarket, wants
2.1: # should, # since, # total, a ltd, a very, abuja to, accra, and give, and now, ankara, bank gives, be #, bet ja, bride, bride price, brother lives, bus, buy a, by mistake
2.1: call me, catering business, catfish, cheat, company's, compound, data for, earn in, farming, fees is, fight, find, finish, from kaduna, gives the, guests, has not, i negotiate
2.1: industrial, international, is bitcoin, is nysc, it or, it will, it with, ja, lace, limited, limited company, ltd, making, me one, me the, my boutique, my school
2.1: my supermarket, nin how, number of, office i, one day, or na, party jollof, plenty, reach my, share it, she dey, so it, start a, surcharge, talk, that has, the capital
2.1: the nigerian, ticket, to charge, to make, total pls, us tax, use this, vs, war, water, what salary, when e, without it, yam, yam #
2: boss, check, file the, number, pass, show, to buy, turnover, wedding, wetin i
1.9: abeg how, being, card, charged, dey take, doing, go take, holiday, i correct, ikoyi, is wrong, it in, local, local government, manchester, me my, my hair, my sister, name
1.9: negotiate, party, piggyvest, pls what, profit last, send me, sister, sleep, the monthly, the next, very
1.8: # #, a limited, see, times, who, write
1.7: abeg, call, how can, phone, price, will the, wrong
1.6: # corolla, # development, # fuel, # health, # never, # year, # yesterday, a lagos, a laptop, a real, a salon, abuja from, add it, add the, africa, agreement, ajah, alhaji
1.6: among, an exam, anambra, and delivery, and file, and i'm, and i've, apply to, are #, at surulere, babies, bank how, before and, between, big brother, black market, body
1.6: boyfriend, braiding, bread, brother and, business i, business on, buy, calabar, cannot, car in, catering, certificate, charge for, charge of, cheat me, check my, chin
1.6: chin chin, china and, chops and, clear, close, closing, coin, coming out, company profit, company that, computer, contracts, cook, couple, court, crypto or, cut how, danfo
1.6: daughter is, day how, declared, delete, delivery #, dem call, dem get, deposit, dev, dey cheat, dey give, dey hold, dey talk, discount, do we, documents, dollars in, don start
1.6: double, during, each person, entitled, entitled to, error, everybody, everywhere, expensive, explain, facebook, fiancee, fill the, first one, fixed, fixed deposit, flat #
1.6: flat is, for canada, for december, for ikeja, for ikoyi, for lagos, for land, for nigerians, for shop, for somebody, for us, format, from him, from teaching, front, fuel na
1.6: game, garri and, gate, generator, get more, get small, ghana, girl, go make, go still, going to, graduate, gree, hair and, has been, has paid, has the, have on, have they
1.6: he gets, he has, he is, her #, hiding, his salary, hold, how do, i bake, i become, i buy, i carry, i charge, i check, i entitled, i fill, i lose, i plan, i recover, i register
1.6: i see, i sleep, i supply, i wan, i'm the, if you, ikorodu, in epe, in ibeju, in jos, increase our, industry, interest rate, is each, is going, is his, is registered, is too
1.6: it legal, it too, it's #, it's my, jiji, joor, just a, kaduna and, kaduna with, lagos now, land in, laptop for, lent, let's, levy, like that, lines, list all, loan the, lokoja
1.6: long does, lose, machines, make i, many times, march my, market say, market women, me at, me be, me i, me say, members, monday, month but, month end, month or, months and
1.6: morning how, mosque, move, much does, much e, much my, much remain, my child, my fiancee, my friend, my nysc, my phone, my pikin, my second, my small, my son, my stall
1.6: my tenancy, my wedding, my wig, name at, name no, national, nearest, nigeria i, nigeria or, no gree, not been, notice, now they, now with, nysc allawee, objection, of fuel
1.6: oil and, on both, on his, on jiji, on me, on monday, on their, one person, only on, open a, others, out the, own name, papa, passing, person get, person i, pikin dey
1.6: plan cost, plot in, poor, poor people, pos person, printing, raising, registered as, registered limited, registered ltd, remaining, report, result, returns late, roadside
1.6: roof, running, second one, seen, send, sewing machine, sewing machines, share #, she, she has, skip, small provisions, solar, solar panels, somebody with, son, song, space
1.6: split, sports, sportybet, stall, states, steps to, supply, surulere i, table, take to, tax does, tax we, tax work, the army, the company's, the exchange, the market
1.6: the nearest, the th, there is, this calculator, times #, times a, tin is, to abuja, to bring, to negotiate, to port, to put, to start, top for, travelling, truck, two people
1.6: understand, unilag, usually, wallet, wan pay, we file, weeks, weeks what, what day, what did, what was, whatsapp, whatsapp and, when will, where is, who i, wholesale, wife she
1.6: will make, withdrawal, within, within #, won, won't, work on, worked in, wrong how, yes, you get
1.5: # years, list, now, what can, without
1.4: and how, apply, bad, black, business is, can't, charge, corolla, do the, give, give me, has, he, him, income tax, jos, kaduna, list of, me a, meaning, nysc, plan, real
1.4: since #, this app, thousand, wan, we are, which one, who do
1.3: # everyday, # which, a #, block, calculator, channel, coming, company tax, daughter, dem say, e be, e reach, for bodija, friend, from lagos, kano, legal, me how, my catering
1.3: of this, one is, pls my, room, said, say i, shop for, stays, tenancy, tenancy agreement, the company, too much, vehicle, what percent, when does, where, zenith bank
1.2: all of, business name, correct, go collect, how many, lives, machine, march, my nin, person wey, say, since, transfer
1.1: # pikin, # pls, # worth, a doctor, a domiciliary, a tenancy, abi, agree, alone, and got, and she, and wetin, and yam, annual returns, are my, as you, bakery, beans, become
1.1: better for, big, birds, brand, break, brother, brother in, bungalow, business dey, but e, buy for, came to, can my, can't pay, car loan, care, charged on, chops, cloth
1.1: coming in, company for, delete my, dey come, dey send, do my, draw, feeding, five, for an, for dollar, for ibadan, for january, for someone, for surulere, for which
1.1: foundation, free from, freezer, from ibadan, generator for, go and, go remain, government dey, gym, hair, help, hmo, how long, i can't, i delete, i find, i give, i report
1.1: i sew, i want, i've, in wuse, is for, is paying, is still, is transport, it be, it now, job at, join the, last week, later, lekki is, lie, lives in, loan is, loan to
1.1: long should, machine for, main market, make dem, mama, many, masters, meeting, month now, my data, my keke, my late, my pos, naira per, nigerians, note, of about, on n, one na
1.1: our company, owerri, panels, past, paying on, people, pfa is, poultry farm, price of, ptad, rate for, real estate, record, recover, refused, refused to, register, rent my
1.1: safety, salary does, salary from, sewing, she earns, since january, small business, small chops, small shop, sole, stanbic, state or, stays in, steps, stock, the cbn, the cost
1.1: the form, to canada, to check, to open, to send, to use, train, training, transport to, treasury bills, unit, use to, used, way, wetin dey, what's the, when did
1.1: which documents, which office, why do, wuse, years at
1: a loan, before i, built, cbn, clear #, did the, doctor, e, eat, everyday, fill, for that, from china, hundred, i clear, i start, if e, in kaduna, it a, let, let me, letter, loan
1: long, money to, morning, mtn, need for, on a, pay how, pikin, proof of, second, start, take get, tax rate, use it, we have
0.9: don, her, our, registered, surulere, their
0.8: agency, alert, anybody, apart, army, bake, benin, bodija, borrowed, boutique, cakes, camry, cement, christmas, club, compulsory, country, dentist, development, empty, form
0.8: giving, health, hire, houston, lottery, lump, main, mutual, naija, next, onitsha, pharmacy, pls, police, read, receipt, spread, students, things, told, too, uber, uk, want
0.8: weekly, whether
0.7: bank, been, carry, change, china, go, good, his, ikeja, import, person, reach, type
0.6: ask, bill, buying, capital, church, dollar, domiciliary, epe, given, laptop, london, market, mile, need, oil, savings, share, than, true, which, why, working
0.5: abolished, accesories, accounting, acquired, actual, administration, ads, advantage, advertising, adverts, affiliate, agent's, agents, airbnb, akure, alawee, allow, allowable
0.5: amend, angel, apo, appeal, apple, approved, approves, architect, ariaria, arranged, article, assistants, association, assumed, attach, attendant, avoid, away, barb, batteries
0.5: bayelsa, behind, berlin, betting, beverage, bike, blank, blocks, boko, bolt's, boy, bq, braid, bricklayer, broilers, btc, builders, bungalows, burial, cable, camera, campus
0.5: cancelled, canopy, capped, captain, carried, cause, caution, cctv, ceremony, chai, chairs, chamber, channels, chef, chemical, chicks, child, choir, choose, citizens, clinic's
0.5: clippers, co, coaching, commencement, commercial, commissions, competition, completely, computed, computers, confirm, confirmation, confused, consequences, consultant's
0.5: contest, contractors, cooker, copper, corporate, corps, could, coupon, cousin, crazy, crime, crowdfunding, dad, dad's, damages, dates, dealership, debts, dec, decides
0.5: declaration, declaring, delay, delta, dental, depend, determined, developer, differently, diplomat, directly, disabled, disagree, dismissal, dispatch, distribution, disturbing
0.5: doesn't, domestic, dowry, drawings, drilling, duplex, earnings, eatery, ehen, eight, employ, employees, employment, employs, engineer, entered, enterprise, entry, equally
0.5: europe, euros, event, events, everyone, exclusively, exempted, exemption, exit, expats, eye, fabric, faithfully, father's, favour, feeds, field, fighting, files, finally
0.5: fines, firm's, fisherman, flyers, fmcg, football, force, friday, fridge, fringe, frontend, gbagada, germany, gets, gig, girl's, giveaway, gl, glasses, golden, gospel, gotten
0.5: gp, gtb, guangzhou, guess, gwarinpa, hairdressing, handshake, haram, hardly, hauling, head, headmaster, heavily, held, hidden, highest, highlander, homes, hostel, household
0.5: housekeeping, housewife, housewives, hustler, hyphen, ibafo, ibtc, identification, ignored, importation, include, including, indian, indrive, inflation, inherit, inheritance
0.5: install, instalment, instalments, invested, investment, investments, involved, ioc, iron, isnt, it's, italy, items, itself, jail, jewelry, jobless, joint, judgement, juju
0.5: junction, junior, kantin, katangowa, keyboard, known, kwara, kwari, l, labourer, landed, landlord's, language, lateness, laundry, lay, layers, leader, leadway, lebanese, lekki
0.5: lending, libel, lies, line, loans, look, looks, losing, lowest, luno, maiduguri, maize, maker, management, marina, marked, marketer, master, maternity, matron, max, maybe, md
0.5: meals, member, men, micro, microfinance, mid, midway, millions, mined, miss, mistakes, mostly, motherless, moving, mua, musician, narration, nau, nd, neither, network, nft
0.5: ngx, nhia, nin, nine, non, nor, notes, nursery, nursing, nyanya, obajana, obtain, offerings, offers, officer's, offline, ogba, oh, opened, operation, operator, operators
0.5: outsourced, outsourcing, overpay, owned, oyo, page, pap, parallel, parlour, pastor, payer, payoff, payout, payouts, pensioners, period, petty, physiotherapist, planning
0.5: plastics, platform, plots, plumber, pocketed, podcast, polytechnic, pond, premiums, presumptive, privately, proceeds, produce, professional, programme, project, promised
0.5: properly, prove, proves, pure, purposes, push, quarter, rating, reaches, reads, reduces, reduction, refuse, reinvest, reinvested, relocate, rely, remittance, remitting, rental
0.5: rep, resigned, responsible, resume, retiree, retirees, retrenchment, rooms, royalty, rule, runs, salaried, salesboys, sand, save, sch, schools, scrapped, scripts, scrubs, seed
0.5: seedlings, seller, sept, several, sew, sews, shey, shooter, shoots, shortlet, shot, should, sienna, sign, signing, singer, slice, sofa, solo, source, sources, south, speaking
0.5: spouse, stationery, status, step, steward, stopped, stubborn, student, studio, stuff, stylist, submitting, sukuk, sums, survivor, swapping, tailors, takings, teachers, teller
0.5: template, ten, tex, textile, thank, these, though, threshold, throw, thru, time, tithes, traders, trainee, translater, treasury, trip, trouble, tv, twitter, uber's, ui
0.5: uncle's, undergraduate, undergraduates, uni, uniben, unilorin, unsubscribe, usd, useful, utility, vacation, vaccine, vendors, vi, vice, viewing, village, wasted, watching
0.5: wats, waybill, ways, we, web, website, wed, went, were, wey, whatever, wholly, whom, winner, worldwide, worth, writer, writes, wrk, wrongful
0.4: are, come, did, naira, o, port, something, up
0.3: asking, bitcoin, by, chop, clearing, colleague, companies, dangote, director, food, get, gift, how, instead, keeps, landlord, leave, please, poultry, scholarship, sells, sent
0.3: someone, thing, think, tomatoes, years
0.2: can, dey, do, earner, fund, husband, ibadan, instagram, lagos, land, last, light, lost, made, me, small, take, three, use
0.1: abuja, apartment, bonds, book, business, calculated, canada, centre, cut, delivery, difference, exchange, fee, feed, girls, having, inside, leaves, makes, nigerian, or
0.1: percent, pos, salaries, site, tips, to, touch, twice, wetin, when, with, zenith
0: aba, adsense, advice, ahead, airdrop, alaba, albums, alerts, allowee, apprentices, arepo, articles, artisan, asset, assume, at, attachment, automatically, average, avoidance
0: award, awards, back, barber, became, bills, blog, bonuses, boots, bottling, box, brackets, branch, brought, buyer, calculating, cancel, caretaker, cheaper, clerk, collect
0: collective, commot, compared, considered, consultancy, contributed, cooks, corpers, countries, cover, credited, dashed, dependants, dependent, depreciation, diaspora, didn't
0: digit, digits, donate, donation, drinks, dropped, editing, effect, eggs, electricity, electronics, enjoy, equivalent, ever, evidence, excess, exist, expat, expatriate, expects
0: fabrics, false, february, fertilizer, fg, filed, fintech, foodstuff, foreigner, forget, freelancers, furniture, gained, general, german, gone, google, government, handle
0: happened, hawkers, helper, hired, honorarium, husband's, importer, increase, information, installments, interest, investor, japa, joined, kinds, kobo, landlords, least, leaving
0: lecture, letting, logistics, low, maintenance, manager, marriage, membership, military, million, mistake, month's, most, mould, nasarawa, navy, nba, negotiating, never, ngo
0: none, nrs, october, of, officers, ogbete, old, ones, online, ota, overcharged, overseas, owner, oyinbo, paddy, paper, parties, passed, passes, payments, payslips, pensioner
0: pepper, percentage, percentages, personally, persons, pharmacist, pocket, poly, portion, posted, pounds, prize, prizes, process, product, profits, promo, proof, proprietor
0: questions, raffle, raised, recharge, reduced, relative, relocation, replace, research, retire, rewards, rich, riders, roughly, salesgirl, saloon, scared, sending, separate
0: separately, serving, shared, shift, shoe, skits, smaller, snacks, soldier, somebody, straight, sum, supplier, support, surgery, taxation, taxing, telecoms, thats, this
0: treatment, treaty, trips, tuition, twelve, tyres, unemployed, union, using, uyo, valid, van, video, virtual, waiters, wardrobe, welder, while, wife's, winnings, withdraw, woman
0: wont, xmas, zakat
-0.1: above, benue, earners, for, happen, it, late, mean, mother, one, place, rate, returns, secondary, trader
-0.2: about, account, allawee, crypto, date, earns, enter, enugu, fine, four, harcourt, hotel, ibeju, im, kindly, like, months, mum, na, not, okada, on, over, raise, right, salon
-0.2: side, teach, through, top, week, what's
-0.3: #, accessories, accountant, advance, agbara, agent, all, am, and, around, artist, asked, assistant, assurance, binance, build, but, carpenter, cash, casual, chargeable
-0.3: closed, company, contractor, customers, d, deal, directors, donations, done, dubai, dues, education, equipment, evening, feb, fgn, figure, finished, fiverr, fry, fuel, gold
-0.3: grade, haven't, heard, hr, i, incomes, inherited, injury, interview, invoice, is, kebbi, keke, know, lecturer, locum, longer, lying, makeup, meal, meant, medical, missed
-0.3: motor, needed, nko, nnewi, nurses, oga, okrika, ordinary, orphanage, out, outside, p, partners, pencom, perfumes, pita, plus, point, pound, primary, principal, promoted
-0.3: promotion, punishment, question, receive, refuses, relocated, remitted, rents, residence, resumed, resuming, retrenched, returned, round, rounded, saying, senior, shipping
-0.3: shows, single, sitting, staking, subscription, suppose, tailoring, th, thrift, tools, transfers, trust, uncle, uniform, university, unpaid, until, upfront, upkeep, vouchers
-0.3: workshop, youth, zero
-0.4: a, add, before, cleaner, don't, earning, estate, first, if, in, income, its, just, kids, make, married, much, n, put, refund, rsa, so, teaching, the, us, wife, will
-0.5: bought, civil, cost, data, days, down, each, flat, full, man, my, nigeria, payment, remain, shop, what
-0.6: aboki, again, annum, answers, anything, applies, asaba, because, belong, bring, cake, calculate, came, cap, charges, charity, claims, collected, consultant, contribute
-0.6: contributions, daily, dem, different, editor, employer's, enough, exactly, farm, federal, firs, fish, from, gen, gifts, gives, grant, gtco, guard, had, hand, hazard, high
-0.6: individuals, join, kind, lesson, lived, matter, middle, mine, no, nobody, offering, offices, payoneer, payroll, perks, power, proper, property, redundancy, registering, remit
-0.6: rented, royalties, service, shares, shoes, soldiers, supervisor, technician, there, those, thread, tiktok, tractor, trading, under, wages, weddings, withhold, worked, yet
-0.7: building, changed, contribution, does, father, flats, tailor, that, was
-0.8: accounts, actually, adds, ago, allowed, annuity, balogun, band, begin, boys, concern, day, deliver, dollars, effective, evasion, expense, fashion, found, half, have, included
-0.8: internet, jan, kept, kiosk, legally, lessons, lirs, money, object, only, papers, plot, policy, practitioner, pro, receptionist, retiring, return, rider, sack, september, set
-0.8: slip, sorry, spare, starts, startup, stay, telecom, tenants, tithe, transport, uniforms, warehouse, warri, wigs, would
-0.9: an, another, be, drive, else, provisions, retired, school, state, tin, two
-1: # into, # month, # per, a benefit, a freelance, a gain, abuja #, accommodation, add my, after data, after expenses, aged, all costs, all monthly, am an, an employee, and all
-1: and have, and pay, and paying, and servicing, and shop, annual salary, aside every, at what, bank gross, barbing, be driver, below, benefits, bitcoin this, bolt commission
-1: both, by a, cassava and, caterer, chambers, children's, civil service, cleaner for, coins, comes to, company already, company dey, cooperative, costs what, counted, date to
-1: deduct pension, dey work, dividends from, do pos, do they, does that, dollars monthly, don remove, drive bolt, driver for, earned #, employee, everything, expenses #
-1: federal hospital, fine for, for filing, for good, for myself, for work, forgot i, former, freelancer, from abroad, from canada, from tax, gateman, go dey, go happen
-1: government go, graphics, gratuity of, had no, hairdresser, have any, higher, home per, house so, hr says, i am, i bought, i had, if the, in canada, in july, in may, in mowe
-1: insurance, is left, is paye, is rent, it count, it was, job i, june i, keep, keke for, lagos i, laid me, leaves me, left, level student, lost my, lower, lunch, madam dey
-1: me about, me from, me n, money taxed, monthly then, monthly whats, months late, moved to, my children's, my client, my dom, my mtn, my ppa, my two, myself, naira monthly
-1: net profit, never registered, new company, no job, of my, office, oga dey, ok so, okada man, on data, on repairs, on upwork, on weekends, or #, other work, overpaid, own a
-1: pay again, pension nothing, performance, performance bonus, personal car, pfa, plot at, products, profit #, profit after, received, relief on, removes, removing from, rent what
-1: sacked, school salary, sell clothes, sent me, service charge, shops, so how, state should, still pay, suppose pay, tax under, taxable income, teacher in, the annual
-1: the contributory, the government, the other, the rates, the total, them for, they count, they cut, they laid, they take, to pension, transport and, treated, two jobs, up to
-1: usdt, use the, voluntary, was earning, week for, week i, which day, whole of, work in, writing, year do, year in, year rent, year's, yearly tax, years rent
-1.1: # after, # all, # gain, # or, # transport, # withholding, a refund, a secondary, a th, a widow, account every, act, after buying, after paying, against, akara, and nhis
-1.1: as income, at ibeju, basic is, be per, be removed, be security, be taxed, before that, belongs, belongs to, bolt driver, bond, brings #, by my, canteen, cars, cement shares
-1.1: clean, clothes, company pays, convert, count as, credit, day and, day for, days every, days for, dollar how, dom, dom account, earn, employer already, end, enters, figures
-1.1: file, final, flat in, from how, from selling, from the, gas, get any, good afternoon, graphic, hand after, happens if, hi, home #, hustle, i came, i no, i own, i started
-1.1: ibadan my, if i, in #, in america, in an, in january, in my, income is, increase it, is all, is n, it #, it at, keeping, ladipo, less tax, light and, living, loan i, maximum
-1.1: me an, me off, minimum tax, mortgage, moved back, much paye, much will, must, my account, my home, my land, na only, never filed, nhis #, nothing is, nurse, of goods, of june
-1.1: ogun state, on everything, owe tax, own clinic, own life, package, pay any, pay for, pay is, pay less, pay n, penalty, ppa, premium on, profit this, quarters, receipts
-1.1: reliefs, remote, remove the, repairs and, sales, says #, school teacher, sends me, so no, st, state mowe, still file, stocks, submit, taken off, takes #, tax at, tax every
-1.1: tax how, tax my, tax na, taxed in, that in, that per, that's, the agent, the free, the rent, then from, then i, there tax, they bought, they just, to know, trade, two of
-1.1: two years, was taken, weekends, wetin go, when do, will nigeria, will tax, with my, year before, year does, year pension, year whats
-1.2: # gross, # my, # no, # out, a federal, a tailor, a teaching, about #, added, after #, after my, afternoon, all i, all the, also pay, an oil, and everything, and fuel, and his
-1.2: and make, and my, and paid, and software, annual gross, are they, arrears, bought for, came back, capital gains, car, cassava, company paid, compute my, consulting, cut tax
-1.2: deducting, dem dey, design, dey bring, dey tax, died, diesel and, dividend from, does not, don't file, dont, dont file, earning #, evening i, everything i, fees, file tax
-1.2: flats in, forgot to, from june, gain na, gave, good evening, have to, house my, how are, husband died, i declare, i enter, i only, i remove, i to, i type, im a, in all
-1.2: in another, in june, in naira, in ph, in private, income before, income how, interest from, is withheld, island which, it only, labour, leave allowance, letter says, level
-1.2: looking, materials, me every, month is, month plus, monthly no, monthly plus, much can, my parents, my side, my tenants, off and, offer letter, offshore, oil servicing
-1.2: only house, only income, or the, overtime, paid in, paid last, part time, paye every, paye per, paying my, pension i, pension no, pension or, personal tax, ph, practice
-1.2: premium last, provisions for, really, relief or, relief work, remove from, rent can, rent na, retirement, ride, salary and, sales for, sell the, six, sold the, state am
-1.2: still need, taking, tax in, tax was, teacher, teaching hospital, that one, the loan, the office, them, then they, there any, through my, transport #, was on, what gross
-1.2: widow, will be, will enter, withheld from, work i, year how, year they, year what's, year with
-1.3: a job, a tax, a wife, allowances, also do, also sell, america, an official, and rent, and we, another #, bank loan, bought a, client, clinic in, compute, contributory, days a
-1.3: death gratuity, does this, driver, each of, employers, every day, family, farmer, for year, goes to, goods, have nin, hello, hospital, i dey, i earned, i got, if they, in the
-1.3: is asking, is taxed, january, job and, lagos island, lawyer, like #, limit, me after, month as, month my, month of, month salary, my annual, my boys, my only, no file
-1.3: no income, not taxed, offer, ok, old law, owe for, pay more, pension reform, pension what, plus th, profit, profit in, put #, records, reform act, remotely for, remove tax
-1.3: salary every, salary was, scheme, school and, security man, self employed, selling my, shares for, software, sold a, spend #, student i, tax before, tax dey, tax do, tax now
-1.3: tax the, tenant, that money, the end, the penalty, the state, they already, they increase, to may, total, value, wetin remain, what remains, youtube
-1.4: # house, # percent, # the, # yearly, a flat, a loss, a plot, am i, as, as tax, aside, at once, august, bring #, come off, company gave, contract staff, cra, dangote cement
-1.4: death, does tax, each one, earn #, employed, fine if, for it, got a, gratuity, home every, i never, i supposed, i'm, in ogun, in school, is in, is money, is removed, is that
-1.4: island, job, left for, level #, me #, money for, monthly after, much more, my expenses, my father, my old, my sales, net, no expenses, nothing, off, ok and, on rent, or is
-1.4: own, paid by, pay, pay in, paye for, per, pfa pays, photographer, remains, remove pension, rent and, rent i, self, sends, some, tax dem, tax free, tax is, teach in, that i
-1.4: that taxed, they will, to be, to build, to june, to reduce, us company, was paid, what rate, with an, work how
-1.5: # interest, a week, all expenses, already deducts, already removed, and a, and pension, annual, assessment, back from, bands, be removing, but my, claim, comot, day i, day to
-1.5: deadline for, december, declare, deduction, dem suppose, dey pay, does a, drugs, employer pays, extra, for children, gain on, gave me, house help, i changed, i earn, i have
-1.5: i rent, is free, is interest, is there, it reduce, madam, make about, ministry, month in, month on, more, more tax, must i, naira to, new, nurse in, officer, pay the
-1.5: pension contribution, pension of, personal, profit every, removed from, rent out, sell my, severance, so what, state but, tax go, tax it, the #, the car, this new, to pay
-1.5: us pay, withholding tax, work remotely, workers, year #, year my
-1.6: a dollar, a teacher, am a, and repairs, any other, clients, counts, expenses how, firm, for not, free, free of, freelance, gain, gains, go pay, got, got my, house in, i drive
-1.6: i moved, i stay, i teach, i was, job in, last date, me in, money i, mowe but, ogun, on that, owe, parts, pay house, paye from, paying tax, pays #, pension from, per day
-1.6: register for, remotely, salary, sale, security, selling, shop is, still, the old, the tax, they deduct, till december, upwork, will i
-1.7: # salary, amount, and i, consolidated, consolidated relief, corper, deducts paye, diesel, for one, go tax, have a, how is, laid, mechanic, money from, month they, my flat
-1.7: my hand, my rent, nothing else, of office, official car, own tax, paying, pays my, penalty if, profit a, profit from, reform, sell provisions, takes, the only, the two
-1.7: they be, they paid, whats, year no, year please, year what
-1.8: # every, # rent, # tax, a house, a return, allowance, april, be my, benefit, bolt, brings, can a, civil servant, collects, comes, company in, company is, contract, cost me
-1.8: designer, dey remove, due, earned, factory, filing, for this, foreign, goes, gross is, happens, have never, i made, i put, is deducted, july, month i, monthly what, my gain
-1.8: my gross, my life, no rent, other, own house, parents, paye be, pension every, personal income, profit monthly, profit na, return on, run a, sell, servant, servicing
-1.8: should my, submit my, supposed, supposed to, tax me, the deadline, the minimum, the pension, this year, to file, what happens, which year, wht, wife and, work #, worker
-1.8: year from
-1.9: abeg i, already, and nhf, and transport, any, as compensation, deductible, dey sell, each month, every, every year, first job, get tax, i forgot, i run, i spent, i still
-1.9: id i, life, month and, month do, monthly i, my family, my first, my own, my payslip, my personal, nhis, no other, pay my, rates, remove, removed, tax altogether, tax and
-1.9: the money, there a, work
-2: # life, a new, before they, books, children, children and, clinic, data and, forgot, gives me, housing, i'm a, lagos which, less, month no, much of, new job, nigeria tax
-2: of tax, official, on time, once, one year, pension and, pension how, profit for, reduce tax, remove #, rent is, resident, sold, they, to december, withholding, year
-2.1: # i, # nhf, a month, after fuel, be paying, bonus, deadline, dividend, dividends, for loss, from a, from january, from my, i also, i don't, i sell, i spend, jobs, just got
-2.1: last day, month pension, monthly from, moved, my employer, my pay, other income, rent a, run, salary na, spent #, started, state do, still have, tax return, till, together
-2.1: took
-2.2: # this, a private, after, after all, any relief, basic, calculate my, costs, deductions, end of, exempt, for pension, gross #, gross salary, here, house, house rent, i deduct
-2.2: i dont, i keep, in december, into my, law, loss of, may, month, month for, monthly pension, mowe, my return, paid, part of, payslip, private school, removing, rent for, says
-2.2: spend, tax, tax law, tax should, the fine, the same, what tax, with a, withheld, year after, year for, year is
-2.3: after i, also, before tax, compensation for, deducts, every month, from it, if my, in a, insurance premium, is tax, january to, month from, monthly, my take, rent, shop rent
-2.3: spent, taken, tax per, tax to, th month
-2.4: # as, # children, a bank, altogether, and if, dem go, employer, for the, fuel and, home, into, it taxed, my income, new law, office is, relief for, rent #, to the, will my
-2.4: yearly
-2.5: # a, and they, compensation, count, house i, i owe, month how, month what, new tax, profit is, reduce my, same, tax am, tax on, what's my, whats my, whole year
-2.6: any tax, i live, i pay, june, minimum wage, of it, repairs, tax be, taxable, they remove, under the, what do
-2.7: # pension, abroad, commission, i make, i paid, life insurance, live, make #, my profit, on it, paid me, part, pay me, pay rent, per year, premium, staff, then, wage, what if
-2.8: after tax, loss, minimum, monthly and, my pension, nhf #, pension is, sold my, tax from, tax i, the house, the whole, they tax, which state
-2.9: file my, monthly how, my paye, my salary, pays me, rent relief, take home
-3: deducted, for tax, is my, my total, per month, private, salary #, the new, they pay, what will, whole
-3.1: deduct, expenses, i sold, id, month after, my house, no pension, pay #, pension #, reduce, rent of, tax id, will they, year i
-3.2: i work, year and
-3.3: # monthly, much tax, nhf
-3.4: total tax
-3.5: i be, tax for
-3.6: a year, gross, pays
-3.7: live in, salary is
-3.9: pay tax, relief
-4: paye
-4.3: taxed
-4.6: the year
-4.8: pension
-5.1: my tax
`
