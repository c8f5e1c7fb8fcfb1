/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
5.4: today
5.3: which bank
5.1: much company
5: arsenal
4.9: bank dey, write a
4.8: go win, who go, you are
4.6: abeg which, abeg who, girlfriend, league, season
4.4: budget, my girlfriend, rain, visa, what time
4.3: arsenal and, bag, bag of, chelsea, customs duty, egusi, egusi soup, fast, god, i fit, joke, league this, the best, this season, time is, una, useless, which phone, x
4.2: company income
4.1: # people, all your, and chelsea, and tell, battery, bvn, charge vat, collateral, company made, dollar to, eagles, is customs, is jamb, jamb, jollof, licence, mumu, of rice
4.1: python, renew, renew my, sole x, super, super eagles, tecno, who won, x #
4: vat
3.9: # toyota, a bag, a good, a joke, and show, asdfghjkl, best savings, better than, chatgpt, chelsea march, company with, cotonou, davido, duty on, eagles march, from cotonou
3.9: hot, ignore all, infinix, instructions, instructions and, iphone, iphone #, it rain, jollof rice, liability company, litres, lol, love, march yesterday, me write, monthly vat
3.9: my neighbour, naira today, neighbour, now and, odds, of birth, of cement, of una, on saturday, passport, phone is, premier, premier league, pretend, prompt, rain in
3.9: register my, rules, show working, stamp, student visa, system, system prompt, the vat, this weekend, today black, tomorrow, tonight, u, uk student, useless app, waec
3.9: waec result, weekend, win the, without collateral, word
3.8: company pay
3.7: # battery, a resignation, afcon, ajo, am for, and cowrywise, answer me, apply for, arsenal or, baby is, balance, be mumu, best, between piggyvest, bible, bible verse, bot
3.7: bought #, by road, checker, corolla from, council, cowrywise, cv, dan, dangote refinery, drivers licence, election, essay, fall, far is, fine girl, fire, fix, for fixed
3.7: for today, from now, give better, give salary, governor, governor of, grandmother, grow, human, i apply, i budget, i invest, in manchester, interest for, invest, is dangote
3.7: is dollar, jamb #, litre, loan wey, love me, malaria, marry, message, much i, my baby, my generator, my iphone, my limited, name for, name is, night what, no rules, nollywood
3.7: now on, odds for, offered, offered me, okafor, old and, olodo, or city, pass for, password, per litre, piggyvest and, pls which, poem, portal, pretend you, punish, python code
3.7: recommend, recommend a, registered a, resignation, resignation letter, result checker, reverse, rice for, rise, safe, savings app, shut, shut up, since morning, stake, stake #
3.7: stamp duty, store, suggest, than you, the arsenal, the list, this week, tinubu, to clear, to register, to renew, toast, turning, turnover and, under #, verse, verse for, watch
3.7: wey interest, who be, with their, write me, you and, you be, you have, your instructions, your system
3.6: how to, win
3.5: night, tell me, vat return, yesterday
3.3: # budget, # litres, # odds, # pages, # registration, # show, # since, # times, # without, # word, a bible, a birthday, a cv, a ltd, a poem, a string, a toyota, a useless
3.3: a visa, a wedding, about igbo, account number, accra, adebayo, always dey, and redmi, and where, ankara, are dan, assignment, at night, at zenith, atm, babe, bad about, bags
3.3: bank can, batch, batch b, battery dey, before my, being or, better interest, better pass, between arsenal, between infinix, birth is, block my, boss for, bot who, bottom
3.3: budget it, buy a, c, c of, calling, camon, camon #, camp, camry from, can give, capital of, causes, causes of, charged #, chatgpt is, cheap, check am, chinedu, chinedu okafor
3.3: civil war, clear a, code to, collect and, complain, complain to, computer dey, cook egusi, council tax, customs, davido pay, deposit now, dey answer, dey drain, dey play
3.3: do wrong, does davido, don collect, dose, drain, drain fast, dream, ehn, engine, essay on, even spell, fake, fall apart, fight from, fire you, for cac, french, fuck, fuck you
3.3: fuel price, garri, generator is, get sense, girl for, girlfriend of, go buy, goat, goats, god will, going through, good for, grow my, gtbank, hack, hard, hard times, hide
3.3: hiding now, his name, hmrc, hot and, houses, how should, hp, human being, i bet, i block, i complain, i renew, i rest, i saw, i slap, i stake, i treat, i watch, ibadan tomorow
3.3: iftar, igbo, igbo people, in our, in python, industrial, industrial sewing, infinix hot, ingredients, ingredients for, inlaw, insurance and, interest no
3.3: international passport, invest #, is abuja, is best, is drivers, is good, is iftar, is maghrib, is now, is one, is turning, is vat, is your, it made, it pay, kano today
3.3: lagos to, landlord wants, last night, last nite, last person, late grandmother, latest, latest news, laugh, leave her, letter to, maghrib, maghrib in, making, many bags
3.3: many litres, many weeks, march on, marry me, me loan, me one, me see, me should, me what, me you, me your, mode, months old, morocco, mother inlaw, move should, mrs
3.3: mrs adebayo, much to, musa, my bvn, my date, my drivers, my egusi, my passport, my tecno, na computer, names, names for, near, near me, nepa, news, nice, nigerian civil, nite
3.3: no too, nollywood move, nonsense, now now, nysc batch, ode, ode you, of o, on mtn, on you, or morocco, our side, pages, palm, palm oil, particulars, party jollof, people let
3.3: permit, phone number, pimples, pin, please help, pls what, poem about, pos machine, pray, pray for, president, price today, print, psalm, public, public holiday, ramadan
3.3: recruiting, redmi, refinery hiding, register a, registration closing, renewal, repeat, rest my, reverse a, rice, rise this, robot, rubbish, saw, say something, season arsenal
3.3: seize, seize my, send am, sense, she is, shop permit, side how, slap, slap you, small limited, something bad, sound, spark, spell, string, sure, sure odds, take toast, talk to
3.3: talk true, tecno camon, tecno spark, tenement, tenement rate, th how, the causes, the governor, the latest, the name, the phone, the portal, the premier, the president
3.3: the super, they offered, thief, thieves, things fall, this night, this nonsense, through hard, thunder, thunder fire, to bring, to french, to lekki, to reverse, to wrong
3.3: toast one, today in, today with, tomorow, tomorow i, total pls, translate, translate good, treat, treat malaria, turning #, turnover is, una for, us tax, uses with, vat for
3.3: vehicle particulars, visa fee, watch tonight, well, wey go, wey use, where should, who even, who store, who win, who wrote, will win, win afcon, win premier, with n, with opay
3.3: with turnover, word essay, works, write an, wrong on, wrote, wrote things, you a, you help, you love, you marry, you understand, your app, your uses
3.2: better, cac, far, ignore, show me, soup, toyota, where can, will it
3: answer, are you, help me, talk, toyota corolla, won the
2.9: your
2.8: # turnover, aaaaaaa, abu, access, accident, address, ade, airtime, alhaji, allah, allen, always, amala, amet, anyhow, application, appointment, approval, areas, arrested
2.8: asake, asdf, aso, asuu, ate, australia, avenue, b, baby, backwards, bajaj, banana, banks, banned, beach, bedtime, beginner, bello, berger, birth, biscuit, blablabla, blisters
2.8: blockchain, blow, blue, boi, boil, bola, bootcamp, born, bracket, broke, burkina, burn, burnt, bust, cache, caesarean, calcium, calls, canada's, cant, captured, carpet, carton
2.8: cartons, cashew, cashier, cast, catch, champions, charging, chat, cheat, cheating, chemist, chopping, chromebook, chukwudi, city, clearance, clears, close, coding, collector
2.8: communion, concrete, conductor, container, corset, cough, coughing, cousins, cream, cups, current, dat, debited, debiting, dev, discipline, disgracing, dolor, draining, drains
2.8: dreamt, drink, driver's, drivers, drop, drops, drug, dstv, ebi, eid, elitebook, emails, emeka, emergency, emperor, endurance, engineering, engineers, esusu, everytime, evict
2.8: ewu, expired, export, fair, fare, farmers, faso, favourite, feel, fever, film, finance, finishes, flood, fly, folake, footballer, fraudster, freezer, fresh, fried, ft, funds
2.8: funny, g, gambia, gapping, gari, gele, gluconate, gmail, go do, graduates, grammy, grandfather, grandson, groundnut, guy, guys, h, hacked, hahaha, hamstring, hanging, hate
2.8: hell, hfhfhf, hhhhh, history, honest, hour, hours, ibrahim, ideas, ilorin, in texas, independence, indomie, insha, insult, insure, intervention, inverter, ipsum, irs
2.8: is better, itel, jjjj, joor, jss, judge, kenya, kg, kingdom, kva, lace, lastma, leaf, leg, letters, lga, liability, license, limited liability, loan of, lololol, lorem
2.8: mainland, malt, manage, mark, maths, mechanical, medicine, meiosis, meow, messi, mikano, mind, minister, mitosis, moi, moniepoint, mouth, mpc, mpr, music, natural, needs
2.8: neighbour's, nelfund, nikkah, nnpc, nomination, normal, now i, nwosu, obi, ofada, ogbomoso, omonile, onions, op, opening, opinion, oranges, original, osimhen, outboard
2.8: outline, owambe, oya, pack, pain, paint, painting, palmpay, paracetamol, parade, passwords, pastor's, patient, pending, people's, phase, phcn, photosynthesis, pick, picking
2.8: picture, places, player, pm, polite, politician, post, potassium, prayer, prayerful, previous, prices, profile, profit how, programmed, pulling, qwer, qwerty, react
2.8: recruitment, redeployment, reducing, remaining, remind, renewed, replied, richest, ring, river, rivers, road, ronaldo, root, rot, s, sabi, sabon, salty, samaru, samsung
2.8: sanitation, saturday, scarcity, scatter, scrap, screen, seen, sef, sermon, session, sharp, shell, ship, short, shouting, showing, sibling, signage, sim, simple, sin
2.8: since last, sing, sit, slow, smarter, smell, smoke, snoring, soap, soccer, somebody's, somewhere, sort, square, squared, ss, stage, stamping, starting, stopping, story, street
2.8: strike, studied, stupid, style, submission, sue, suitable, supporters, surge, survey, swear, switch, tank, team, temperature, term, texas, tincan, token, tokunbo, toothache
2.8: trainees, travel, trcn, trek, tubers, tunde, turn, twenty, units, update, updated, urgently, useeffect, vat on, verify, vex, voters, w, waka, walima, washing, water, wear
2.8: weather, weighing, weight, white, whoever, wholesale, whose, wicked, wifi, with cac, wizkid, words, workmanship, xyz, yaba, yamaha, yard, yards, yellow, yes, yoruba, zaria
2.8: zxcv
2.7: fit, who is
2.6: # at, and has, apapa, at cac, company how, correct it, customer, duty, how far, i registered, negotiate, numbers, opay, open, party, pass, play, refinery, rest, the meaning
2.6: uses, want #, will you, women
2.5: can you, even, going, ltd, to buy, to naira, you
2.4: app, my boss
2.3: date of, dey take, i cook, in kano, registration, sunday, supermarket, tell, yam
2.2: # bedroom, # should, admin, and now, are #, are a, bank gives, bedroom, birthday, bride, bride price, brother lives, by mistake, catering business, check, code, company's
2.2: don reach, earn in, eat, exam, farming, fight, finish, from kaduna, fuel na, gives the, guests, has not, i negotiate, i stop, international, is bitcoin, is nysc, it with
2.2: limited, me the, much does, much e, my boutique, my supermarket, nin how, number of, on sunday, or na, papa, restaurant, start a, the capital, the market, the nigerian, the th
2.2: third, to charge, to start, use this, very, vs, war, wedding, what documents, what salary, wig, yam #, you no
2.1: bet, check my, file the, for our, going to, holiday, how i, i correct, i send, is wrong, limited company, local, local government, meaning of, month but, my hair, piggyvest
2.1: price, profit last, show, sleep, stop, the monthly, the next, wants, wetin i
2: # #, charged, name, times, turnover, write
1.9: a limited, abeg, boss, call, number, wan, will the, wrong
1.8: dey give, who
1.7: # corolla, # health, # never, # pls, # year, # yesterday, a laptop, a real, a salon, abeg how, abi, abuja from, abuja to, add the, africa, agreement, ajah, among, an exam
1.7: anambra, and file, and give, and i'm, and yam, apply, at surulere, be #, beans, before and, being, bet ja, big, big brother, black market, body, braiding, bread, break
1.7: brother and, bus, business i, business on, buy for, calabar, cannot, car in, card, catering, catfish, charge of, clear, closing, coin, coming out, company profit, compound
1.7: computer, contracts, country, couple, court, crypto or, cut how, data for, daughter is, declared, deposit, discount, do we, doing, dollars in, don start, double, during, e be
1.7: entitled, entitled to, error, everywhere, expensive, explain, facebook, fees is, fill the, find, fixed, fixed deposit, flat is, for canada, for dollar, for ikoyi, for lagos
1.7: for nigerians, for somebody, for surulere, for us, from him, front, gate, get small, ghana, go make, go remain, go take, graduate, gree, has been, has the, have on, have they
1.7: he is, her #, hiding, his salary, hold, i bake, i become, i buy, i charge, i check, i entitled, i fill, i lose, i plan, i recover, i register, i sleep, i supply, i wan, if you
1.7: ikoyi, increase our, interest rate, is registered, is too, it be, it in, it legal, it or, it too, it will, ja, jiji, join the, just a, kaduna and, lagos now, laptop for, lines
1.7: list all, loan the, lokoja, lose, machine, machines, make dem, manchester, march my, market say, market women, me at, me be, me i, me my, meeting, members, month end, month or
1.7: months and, morning how, my child, my friend, my nysc, my school, my second, my sister, my small, my son, my stall, my tenancy, my wedding, name at, name no, nearest
1.7: nigeria i, nigeria or, no gree, not been, notice, now, nysc allawee, of about, office i, oil and, on both, on jiji, on their, only on, others, out the, passing, paying on
1.7: phone, plan cost, plenty, poor, poor people, printing, raising, real, registered as, registered limited, registered ltd, roof, room, running, said, salary does, salary from
1.7: say i, see, send me, sewing machine, sewing machines, share #, share it, she dey, since january, sister, small chop, small provisions, so it, solar, somebody with, son, song
1.7: space, split, sports, stall, states, steps to, supply, surcharge, surulere i, table, tax does, tax we, tax work, that has, the army, the company's, the exchange, the nearest
1.7: this calculator, ticket, times #, tin is, to abuja, to check, to get, to port, to put, top for, training, truck, two people, understand, wallet, we file, weeks what, wetin dey
1.7: what day, what did, whatsapp, when e, when will, where is, wife she, withdrawal, within, within #, without it, worked in, wrong how, you get
1.6: # years, between, buy, cook, generator, him, how do, income tax, list, the company, won
1.5: and how, bad, black, business is, correct, documents, for ibadan, girl, give me, how can, kaduna, list of, loan to, move, person wey, price of, result, say, second, send
1.5: transfer, we are, weeks, what's the, who do
1.4: a #, a loan, all of, before i, block, calculator, charge, coming, company tax, corolla, daughter, delete, do the, from lagos, give, hair, i want, if e, in jos, kano, legal
1.4: let me, levy, lives, me a, monday, my catering, my phone, nysc, on a, people, shop for, sole, tenancy, tenancy agreement, vehicle, we have, what can, what percent, without
1.4: zenith bank
1.3: care, everybody, i give, let, lives in, march, meaning, plan, register, sewing, she, start, which one
1.2: # pikin, # so, a domiciliary, a tenancy, alone, and got, and wetin, army, as you, at home, bake, be in, become, birds, brother in, bungalow, business dey, business name, but e
1.2: cakes, came to, can my, channel, charged on, cloth, come out, coming in, company for, delete my, dem say, dey chop, dey send, draw, e, e reach, for january, for land
1.2: for someone, for which, foundation, free from, generator for, government dey, gym, has, has paid, he, hmo, i carry, i delete, i find, i report, i sew, is for, is paying
1.2: is still, is transport, it correct, it now, job at, last week, lie, loan, loan is, long does, long should, machine for, main market, make i, mama, masters, month now
1.2: my colleague, my data, my keke, my nin, my pikin, naira per, national, nigerians, note, of that, of this, on me, on monday, on n, one person, our, our company, past, pfa is
1.2: poultry farm, ptad, put my, rate for, real estate, record, recover, rent my, report, return late, she earns, since, small business, small shop, somebody that, state or, steps
1.2: stock, the cbn, the cost, the form, the price, their, to canada, to send, to use, told, too much, treasury bills, two months, unilag, unit, way, when did, where, whether
1.2: which documents, which office
1.1: apart, brother, camry, chop, clear #, dey do, did the, fill, for that, how many, i clear, i start, in kaduna, jos, letter, my late, naija, need for, registered, since #
1.1: take #, take get, tax rate, used, want
1: been, cement, how long, in london, many, me how, morning, surulere, want to
0.9: agency, anybody, benin, borrowed, boutique, can't, christmas, club, colleague, compulsory, dentist, don, friend, giving, health, help, houston, long, lottery, lump, main, mile
0.9: mutual, next, onitsha, pharmacy, police, read, receipt, rental, spread, students, than, things, uber, weekly
0.8: change, church, domiciliary, given, good, london, pikin, pls, reach, too, type, uk
0.7: ask, bank, capital, her, mtn, savings, working
0.6: abolished, accesories, accounting, acquired, actual, administration, ads, advantage, advertising, adverts, affiliate, agent's, agents, airbnb, akure, alawee, albums, allow
0.6: allowable, amend, angel, apo, appeal, apple, apprentices, approved, approves, architect, arranged, article, assistants, assumed, attach, attendant, avoid, away, babies
0.6: bayelsa, behind, berlin, betting, beverage, bike, blank, blocks, boko, bolt's, boy, boyfriend, bq, braid, bricklayer, broilers, builders, built, bungalows, burial, camera
0.6: campus, canopy, capped, carried, carry, cash, caution, cbn, ceremony, certificate, chai, chairs, chamber, channels, chef, chicks, child, chin, china, choir, choose, citizens
0.6: clearing, clinic's, clippers, co, coaching, commencement, commercial, commissions, compared, competition, computed, computers, confirm, confirmation, consequences
0.6: consultant's, contest, contractors, copper, corporate, corps, could, coupon, cousin, crazy, credited, crime, crowdfunding, dad, dad's, damages, danfo, dates, dealership, debts
0.6: decides, declaration, declaring, delay, delta, dental, depend, determined, did, differently, digit, diplomat, directly, disabled, disagree, dismissal, distribution, doesn't
0.6: dollar, domestic, donation, done, dowry, drawings, drilling, drinks, duplex, earnings, eatery, eight, employ, employees, employment, employs, engineer, entered, enterprise
0.6: entry, equally, europe, euros, event, events, everyday, everyone, exclusively, exempted, exemption, exit, expats, expects, eye, fabric, father's, favour, feeds, fiancee, field
0.6: fighting, finally, fines, fintech, firm's, fisherman, flyers, fmcg, force, form, format, friday, fridge, fringe, game, germany, gig, girl's, giveaway, gl, glasses, go, golden
0.6: gone, google, gospel, gotten, gp, guess, hairdressing, handshake, haram, hardly, hauling, head, headmaster, heavily, held, hidden, highest, homes, hostel, household
0.6: housekeeping, housewife, housewives, hustler, hyphen, i've, ibafo, ibtc, identification, ignored, ikorodu, import, importation, include, including, indian, indrive, industry
0.6: inflation, inherit, inheritance, instalment, instalments, invested, investment, investments, involved, ioc, italy, items, itself, jail, jewelry, jobless, joint, judgement
0.6: juju, junior, kantin, katangowa, keyboard, known, kwara, kwari, l, labourer, landlord, landlord's, language, lateness, lay, layers, leader, leaving, lebanese, lending, lent
0.6: let's, libel, lies, line, loans, logistics, look, looks, losing, lowest, luno, maiduguri, maize, marina, marked, marketer, master, maternity, matron, md, meals, member, men
0.6: micro, mid, midway, millions, mined, mistakes, mosque, mostly, motherless, moving, musician, narration, nd, need, neither, network, nft, ngx, nhia, nine, non, none, nor
0.6: nursery, nursing, obajana, objection, obtain, october, offerings, offers, officer's, offline, ogba, oil, opened, operation, operator, operators, outsourced, outsourcing, owned
0.6: oyinbo, oyo, page, panels, pap, parallel, parlour, pastor, payer, payoff, payout, payouts, pensioners, period, personally, petty, physiotherapist, planning, plastics, platform
0.6: plots, plumber, pocketed, podcast, poly, polytechnic, pond, port, presumptive, privately, proceeds, produce, professional, programme, promised, properly, prove, proves
0.6: purposes, push, quarter, rating, reaches, reads, reduces, reduction, refuse, refused, reinvest, reinvested, relocate, rely, remittance, remitting, rep, resigned, responsible
0.6: resume, retiree, retirees, retrenchment, roadside, rooms, roughly, royalty, rule, runs, salaried, salaries, salesboys, sand, save, scared, schools, scrapped, scripts, scrubs
0.6: seed, seedlings, seller, separate, several, sew, shey, shoe, shoots, shortlet, shot, sign, signing, singer, skip, skits, slice, sofa, solo, source, sources, south, speaking
0.6: sportybet, spouse, stanbic, stationery, status, steward, stopped, straight, student, studio, stuff, stylist, submitting, sukuk, sums, supplier, survivor, swapping, tailors
0.6: takings, taxing, teachers, teller, template, ten, tex, textile, thank, these, thing, think, though, threshold, thrift, throw, thru, time, tithes, traders, trainee, translater
0.6: travelling, treasury, trip, trouble, true, tv, tyres, uber's, ui, uncle's, undergraduate, undergraduates, unilorin, unsubscribe, usd, useful, using, usually, utility, vacation
0.6: vaccine, vendors, vi, village, wasted, watching, wats, ways, we, web, website, wed, welder, went, were, wey, whatever, which, wholly, whom, winner, worldwide, writer, writes
0.6: wrk, wrongful
0.5: asking, dangote, get, his, lekki, market, nin, person, share, should, somebody
0.4: apartment, are, bitcoin, bodija, book, buying, calculated, centre, director, earner, gift, girls, ikeja, instagram, instead, keeps, leave, made, naira, o, paper, please
0.4: poultry, scholarship, sells, up
0.3: bill, bonds, by, come, developer, dey, difference, epe, exchange, fee, feed, fertilizer, having, how, increase, laptop, last, leaves, makes, mistake, nigerian, owner, small
0.3: tips, twice, why, worth, years, zenith
0.2: abuja, business, can, do, husband, ibadan, lagos, me, old, pos, with
0.1: accessories, adsense, advice, agree, ahead, airdrop, alaba, alerts, allowee, arepo, articles, artisan, asset, assume, assurance, attachment, automatically, average, avoidance
0.1: award, awards, bakery, barber, became, benue, bills, blog, bonuses, boots, bottling, box, brackets, branch, brand, brought, buyer, calculating, cancel, caretaker, carpenter
0.1: cheaper, clerk, collective, commot, considered, consultancy, contractor, contributed, cooks, corpers, countries, cover, dashed, dependants, dependent, depreciation, diaspora
0.1: didn't, digits, donate, dropped, editing, effect, eggs, electricity, electronics, enjoy, equipment, equivalent, ever, evidence, exactly, excess, exist, expat, expatriate
0.1: expense, fabrics, false, feb, feeding, fg, fine, finished, five, foodstuff, foreigner, forget, freelancers, fry, furniture, gained, gen, general, german, grade, handle
0.1: happened, haven't, hawkers, helper, hire, hired, honorarium, husband's, importer, information, inside, installments, interest, investor, its, japa, joined, kinds, kobo
0.1: landlords, later, least, lecture, letting, longer, low, maintenance, manager, marriage, membership, military, million, missed, month's, months, most, mother, mould, nasarawa
0.1: navy, nba, negotiating, never, ngo, nrs, of, officers, ogbete, ones, online, or, ota, overcharged, overseas, owerri, paddy, parties, passed, passes, payments, payslips
0.1: pensioner, percent, percentage, percentages, persons, pharmacist, pocket, portion, posted, principal, prize, prizes, process, product, profits, promo, proprietor, questions
0.1: raffle, raised, recharge, reduced, relative, relocation, replace, research, resumed, retire, rewards, rich, riders, safety, salesgirl, separately, serving, shared, shift
0.1: shows, smaller, snacks, soldier, sum, support, surgery, take, taxation, telecoms, thats, to, train, treatment, treaty, trips, tuition, twelve, uncle, unemployed, union, uyo
0.1: valid, van, video, virtual, waiters, wardrobe, when, while, wife's, winnings, withdraw, woman, wont, wuse, xmas, yet, youth, zakat
0: above, agent, canada, crypto, customers, date, earners, earns, enugu, evening, full, government, happen, harcourt, hr, lost, mean, oga, okada, over, place, proof, rate
0: secondary, something, this, through, top, use, wetin, what's
-0.1: account, allawee, at, build, collect, company, estate, fgn, hand, im, it, join, keke, kindly, land, na, raise, right, rsa, salon, sent, th, three
-0.2: aboki, accountant, actually, advance, agbara, alert, all, around, artist, asked, assistant, back, binance, casual, chargeable, charges, closed, consultant, cut, d, deal
-0.2: development, directors, donations, dubai, dues, education, empty, figure, fiverr, food, for, fund, gold, heard, income, incomes, inherited, injury, interview, invoice, kebbi
-0.2: late, lecturer, light, lived, locum, lying, makeup, married, matter, meal, meant, medical, mine, motor, needed, nko, nnewi, nurses, okrika, on, ordinary, orphanage, out
-0.2: outside, p, partners, payoneer, pencom, perfumes, pita, point, pound, power, primary, promoted, promotion, punishment, question, receive, refuses, relocated, remitted, rents
-0.2: residence, resuming, retrenched, returned, round, rounded, senior, shipping, single, sitting, staking, stays, subscription, tailoring, teaching, those, tiktok, tools, tractor
-0.2: transfers, trust, uniform, university, unpaid, until, upfront, upkeep, vouchers, week, wife, workshop, zero
-0.3: #, aba, about, am, and, before, but, i, is, kids, man, nigeria, not, one, refund, shop, side, someone, the, will
-0.4: a, add, civil, cost, dem, down, farm, federal, filed, first, fuel, had, in, like, much, n, payment, service, stay, us, worked
-0.5: adds, answers, applies, asaba, balogun, belong, boys, building, cake, came, cap, charity, claims, collected, contribute, contributions, daily, deliver, different, doctor
-0.5: don't, editor, employer's, enough, firs, fish, gets, gifts, gives, grant, gtb, gtco, guard, hazard, hi, high, hotel, included, individuals, internet, kind, lesson, middle
-0.5: miss, my, no, nobody, offering, offices, payroll, perks, policy, practitioner, proper, property, put, redundancy, registering, remit, removes, rented, retiring, returns
-0.5: royalties, sack, september, shoes, soldiers, startup, supervisor, teach, technician, thread, tithe, trader, trading, uniforms, wages, warehouse, warri, weddings, what
-0.5: withhold
-0.6: anything, bring, contribution, does, dollars, drive, enter, everything, if, just, make, plus, provisions, return, was
-0.7: accounts, again, ago, allowed, annuity, band, barbing, begin, belongs, bought, calculate, canteen, chambers, companies, concern, cooperative, data, effective, else, evasion
-0.7: fashion, flat, former, found, freelancer, from, gateman, half, jan, kept, kiosk, legally, lessons, lirs, object, papers, performance, pro, products, really, receptionist
-0.7: remain, rider, set, slip, so, sorry, spare, starts, state, telecom, tenants, that's, tin, tomatoes, under, wigs, would
-0.8: accommodation, aged, akara, below, benefits, bond, both, cars, caterer, children's, coins, consulting, convert, counted, credit, delivery, each, employee, enters, february
-0.8: four, gas, graphic, graphics, hairdresser, have, higher, insurance, it's, ladipo, living, lower, lunch, maximum, overpaid, receipts, received, retired, sacked, school, shares
-0.8: shops, site, st, them, touch, treated, usdt, voluntary, weekends, writing, year's
-0.9: an, annum, be, car, dont, earn, end, file, left, level, money, myself, nurse, pfa, two
-1: # all, # gain, # withholding, a refund, a secondary, a tailor, a th, a widow, about #, after #, after buying, afternoon, against, and fuel, and make, another #, as income
-1: at ibeju, basic is, be removed, be security, be taxed, because of, bought for, bought it, brings #, by my, cassava, clean, clothes, company pays, day and, day for, days every
-1: dem dey, dey tax, does not, dollar how, dom, dom account, employer already, family, figures, final, flat in, for year, forgot to, from june, from selling, from the, gave
-1: get any, goes to, good afternoon, happens if, have to, home #, hustle, i came, i remove, in aba, in america, in an, in ph, income is, increase it, is all, it at, it only
-1: it what, january, keeping, labour, leave allowance, less tax, light and, looking, materials, me after, me an, minimum tax, month plus, monthly no, mortgage, much paye
-1: my account, my expenses, my home, my land, never filed, no file, of june, office, offshore, ogun state, only, only house, only income, owe tax, own clinic, package, paid last
-1: pay any, pay less, pension i, pension reform, pepper, personal tax, ph, pounds, ppa, practice, premium on, profit in, quarters, reform act, reliefs, remote, removed #, rent na
-1: repairs and, salary and, says #, school teacher, sell the, sends me, six, state mowe, still need, stocks, taken off, taking, tax every, tax how, tax my, tax the, tax was
-1: taxed in, that, that one, that per, the agent, the free, the loan, the office, there tax, through my, to sell, trade, transport, transport #, two of, two years, was on
-1: wetin go, what gross, when do, will tax, year #, year how, year pension, year they, year whats, youtube
-1.1: # gross, # out, a day, a federal, a tax, a teaching, a wife, added, after my, all i, all the, allowances, also do, also pay, also sell, am i, america, an oil, and everything
-1.1: and his, and my, and paid, and rent, and software, and we, annual gross, another, are they, arrears, bring #, came back, capital gains, clinic in, company paid, compute my
-1.1: consolidated, consolidated relief, contributory, days, death gratuity, deducting, design, dey remove, died, dividend from, do they, does this, don't file, dont file, each of
-1.1: earning #, employers, every day, everything i, file tax, flats in, goods, gratuity, have two, hello, house my, how are, husband died, i declare, i earned, i enter, i just
-1.1: i only, i stay, i type, ibeju lekki, im a, in all, in june, in naira, in the, income how, interest from, is asking, is that, is this, is withheld, island which, lawyer
-1.1: letter says, level #, me every, month as, month is, monthly plus, much can, much more, my boys, my only, my side, my tenants, no income, no rent, nothing, off and, offer
-1.1: offer letter, oil servicing, overtime, owe for, paid in, part time, paye per, paying my, plus th, premium last, profit, provisions for, relief or, relief work, remove from
-1.1: rent can, rent i, retirement, ride, salary every, school and, self employed, shares for, sold the, spend #, state am, tax before, tax dem, tax do, tax go, tax is, tax now
-1.1: teacher, teaching hospital, that money, then they, there, to be, to may, to reduce, value, wetin remain, what remains, widow, will enter, withheld from, work i, year what's
-1.2: # flats, # tax, # the, # yearly, a job, an official, and a, at once, august, bank loan, bought a, clients, comot, company gave, compute, contract staff, cra, dangote cement
-1.2: days a, death, deduction, dem suppose, each one, earn #, employed, extra, farmer, for it, got a, have nin, i got, i never, ibeju, if they, is taxed, job and, keep
-1.2: lagos island, left for, limit, ministry, money for, month my, month of, month salary, more, more tax, mum, my annual, my hand, my sales, not taxed, ok and, old law, only the
-1.2: or is, pay in, pay more, paye for, pension what, photographer, put #, records, remains, remotely for, remove tax, salary was, scheme, security man, self, selling my, so what
-1.2: software, sold a, student i, tax dey, tax it, tenant, that i, the end, the state, they already, they increase, to build, total, wetin be, wey i, year my
-1.3: # house, # interest, # per, # percent, a flat, a loss, a plot, all expenses, already deducts, and repairs, and what, any other, as, as tax, aside, back from, but my, claim
-1.3: come off, day i, does tax, drugs, fine if, gave me, home every, i earn, i rent, i supposed, in ogun, in school, is in, is interest, is money, is removed, island, it reduce
-1.3: last date, madam, me #, me for, me in, month in, month they, monthly after, must, must i, my father, my new, my old, my payslip, net, no expenses, nurse in, official car
-1.3: on rent, on that, paid by, pay, pay the, paying tax, pension from, pfa pays, register for, rent and, sends, some, tax free, teach in, that taxed, the car, the old, the tax
-1.3: the two, this new, to june, upwork, us company, was paid, what rate, with an, work how, year pls
-1.4: a teacher, a week, already removed, amount, and pension, assessment, bands, be removing, because, cleaner, day, day to, deadline for, declare, diesel, does a, earning
-1.4: employer pays, fees, for children, free, gain on, go pay, got my, house help, house in, i changed, i teach, i was, if i, in my, is free, make about, money i, month on
-1.4: much will, naira to, of office, officer, owe, own tax, parts, paye from, paying, penalty, pension contribution, pension of, profit every, reform, removed from, rent out
-1.4: salary, sales, security, sell my, severance, state but, the only, they paid, till december, us pay, withholding tax, work remotely, workers, year no
-1.5: # salary, a dollar, am a, be my, company in, corper, counts, deducts paye, dey pay, earned, expenses how, firm, for not, free of, freelance, gains, go tax, got, have a
-1.5: i drive, i moved, job, job in, july, laid, mechanic, morning i, mowe but, my rent, ogun, own, parents, pay house, pays #, penalty if, per day, profit a, remotely, sale
-1.5: sell provisions, shop is, takes, tax in, the pension, they be, they deduct, whats, will i, year what
-1.6: # rent, a house, a return, abeg i, and i, and nhf, april, as compensation, before they, bolt, brings, can a, changed, collects, comes, company is, contract, cost me, designer
-1.6: dey sell, due, enter my, father, filing, first job, flats, for this, goes, happens, have never, how is, i don, i forgot, i put, is deducted, know, money from, month do
-1.6: month i, month no, monthly i, monthly what, my family, my first, my flat, my gain, my gross, my life, my personal, new, nhis, no other, nothing else, one year, other
-1.6: own house, paye be, pays my, payslip, pension every, per, personal income, profit from, profit monthly, profit na, remove #, return on, run a, servicing, should my, submit my
-1.6: suppose, tailor, tax me, the minimum, to file, to submit, what happens, which year, wht, work #, worker, year from, year please
-1.7: # every, already, benefit, children and, civil servant, each month, every year, factory, foreign, forgot, gross is, i made, i run, i spent, i still, life, month and, off
-1.7: official, once, pay my, penalty for, plot, profit for, servant, started, still, supposed, supposed to, tax altogether, the deadline, the money, this year, wife and
-1.8: # i, # life, a new, and transport, be paying, books, children, clinic, december, deductible, for loss, get tax, gives me, housing, i have, i spend, id i, lagos which
-1.8: last day, less, much of, my pay, nigeria tax, of tax, on time, pension and, pension how, rates, rent is, resident, so how, still have, tax and, the gain, there a, to december
-1.8: took
-1.9: # nhf, after fuel, bonus, calculate my, data and, dividend, every, for one, from a, from january, from my, gain, gross #, i also, i don't, i dont, i sell, in december
-1.9: into my, jobs, just got, loss of, month for, monthly from, moved, mowe, my employer, new job, other income, part of, reduce tax, remove, run, salary na, says, sell, spend
-1.9: spent #, state do, submit, tax return, the fine, they, till, together, what tax, with my, withholding, work, year, year after, year is
-2: # this, a month, a private, act, after, after all, any relief, deadline, deductions, dividends, end of, exempt, for pension, gross salary, house rent, i keep, like #, may
-2: month, month pension, monthly pension, removing, rent a, rent for, tax law, tax should, the same, will be, with a, withheld
-2.1: # as, after i, also, basic, before tax, compensation for, costs, dem go, from it, i deduct, insurance premium, monthly, my income, my own, my return, ok, private school, rent
-2.1: shop rent, spent, taken, tax, th month, to pay, year for
-2.2: # children, altogether, client, deducts, driver, employer, fuel and, home, i'm, if my, into, is tax, january to, month from, my take, new law, office is, paid #, profit is
-2.2: reduce my, relief for, rent #, same, tax am, tax per, tax to, the penalty, there any, to the, whats my, yearly
-2.3: a bank, and if, and they, compensation, count, every month, for the, hospital, house i, i owe, it taxed, month what, new tax, of it, personal, sold, tax on, they remove
-2.3: what's my, whole year, will my
-2.4: # a, # days, annual, any tax, i live, i pay, june, life insurance, minimum wage, my profit, repairs, tax be, taxable, the #, under the, what do
-2.5: # pension, after tax, commission, i make, i paid, live, make #, on it, part, pay me, pay rent, per year, staff, tax i, then, wage, what if
-2.6: abroad, file my, house, in a, loss, minimum, monthly and, nhf #, paid me, pension is, premium, rent relief, selling, sold my, tax from, the house, the whole, which state
-2.7: allowance, deducted, my paye, my pension, no pension, pays me, they tax
-2.8: for tax, is my, monthly how, my salary, my total, paid, pay #, per month, private, salary #, take home, the new, what will, whole, year i
-2.9: deduct, expenses, i sold, i'm a, month after, my house, reduce, removed, rent of, they pay, will they, year and
-3: i work, id, is there, nhf, pension #, tax id
-3.1: # monthly, here, law, much tax
-3.2: total tax
-3.3: any, i be
-3.4: a year, gross, live in, month how, pays
-3.5: salary is
-3.6: relief
-3.7: pay tax
-3.8: paye
-4.2: taxed
-4.3: tax for
-4.4: the year
-4.6: pension
-4.9: my tax
`
