/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
5.6: which bank
5.4: much company, today
5.2: arsenal, bank dey
4.9: go win, write a
4.8: abeg which, abeg who, who go
4.6: arsenal and, chelsea, girlfriend, league, visa, what time
4.5: and chelsea, budget, collateral, company income, company made, fast, joke, league this, my girlfriend
4.5: python, season, the best, time is, who won
4.3: a joke, battery, best savings, bvn, chelsea march, customs duty, dollar to, duty on, eagles, eagles march
4.3: egusi, egusi soup, god, is jamb, jamb, march yesterday, me write, monthly vat, on saturday, premier
4.3: premier league, rain, rain in, sole x, super, super eagles, the vat, this season, this weekend, tonight
4.3: waec, waec result, weekend, which phone, win the, without collateral, x, x #
4.1: company pay, vat
4: # battery, # people, # toyota, a bag, a good, a resignation, all your, and cowrywise, and show, asdfghjkl
4: bag, bag of, best, between piggyvest, bible, bible verse, charge vat, checker, company with, cotonou
4: cowrywise, cv, dangote refinery, davido, essay, far is, for fixed, for today, from cotonou, give better
4: give salary, governor, governor of, grow, i budget, i fit, i invest, interest for, invest, iphone, iphone #
4: is customs, is dangote, it rain, jamb #, jollof, jollof rice, liability company, licence, loan wey, malaria
4: my generator, my iphone, my limited, naira today, of birth, of cement, of rice, offered, offered me, okafor
4: password, piggyvest and, pls which, python code, registered a, renew, renew my, resignation
4: resignation letter, result checker, rice for, savings app, student visa, suggest, tecno, the arsenal
4: this week, to register, toast, today black, tomorrow, turnover and, uk student, una, useless, verse
4: verse for, watch, wey interest, with their
3.8: vat return, win
3.7: # registration, # without, # word, a bible, a cv, a ltd, a string, a toyota, a visa, a wedding, adebayo
3.7: am for, apply for, arsenal or, at zenith, atm, baby is, bank can, batch, batch b, better interest
3.7: between arsenal, birth is, block my, boss for, budget it, buy a, by road, camon, camon #, can give
3.7: capital of, causes, causes of, charged #, cheap, check am, chinedu, chinedu okafor, civil war, code to
3.7: cook egusi, corolla from, council, council tax, davido pay, deposit now, does davido, drivers licence
3.7: election, essay on, fake, fall, fall apart, fight from, fine girl, fire, fix, french, fuck, fuck you
3.7: fuel price, generator is, girl for, girlfriend of, going through, grow my, gtbank, hard, hard times, hide
3.7: hiding now, his name, hot, how to, i apply, i block, i rest, i saw, i treat, i watch, iftar, ignore all
3.7: in python, industrial, industrial sewing, infinix, ingredients, ingredients for, instructions
3.7: instructions and, insurance and, interest no, invest #, is abuja, is best, is dollar, is iftar, is your
3.7: it made, it pay, kano today, lagos to, last night, last person, latest, latest news, letter to, love
3.7: march on, marry, me loan, me what, move should, mrs, mrs adebayo, mumu, musa, my baby, my date
3.7: my drivers, my neighbour, name for, name is, names, names for, near, near me, neighbour, news, nice
3.7: nigerian civil, night what, no too, nollywood, nollywood move, nysc batch, odds, odds for, of una
3.7: old and, olodo, or city, party jollof, passport, phone is, phone number, pimples, pin, please help, poem
3.7: pos machine, pray, pray for, president, print, public, public holiday, punish, recommend, recommend a
3.7: recruiting, refinery hiding, register a, register my, renewal, rest my, reverse, reverse a, rise
3.7: rise this, safe, saw, season arsenal, show working, since morning, small limited, stamp, stamp duty
3.7: store, string, sure, sure odds, take toast, tecno camon, th how, the causes, the governor, the latest
3.7: the list, the phone, the premier, the president, the super, they offered, thief, things fall
3.7: through hard, tinubu, to french, to renew, to reverse, toast one, translate, translate good, treat
3.7: treat malaria, turnover is, una for, under #, useless app, uses with, vat for, watch tonight, well
3.7: wey use, where should, who be, who win, who wrote, will win, win premier, word, word essay, works
3.7: write an, write me, wrong on, wrote, wrote things, you are, you help, your app, your instructions
3.7: your uses
3.5: yesterday
3.4: help me, toyota, will it, won the
3.3: tell me
3.2: aaaaaaa, accident, accra, address, ade, afcon, airtime, alhaji, allen, amala, amet, ankara, application
3.2: areas, arrested, asdf, asuu, australia, avenue, babe, bags, balance, banana, banks, banned, beach
3.2: beginner, bello, blablabla, blockchain, blow, blue, bola, bottom, bracket, broke, burkina, burn, c, cac
3.2: caesarean, calling, camp, canada's, carpet, cashew, cashier, champions, charging, chat, chatgpt, cheating
3.2: chukwudi, clearance, clears, communion, container, cream, cups, current, customs, debited, discipline
3.2: disgracing, dolor, drain, draining, drains, dream, driver's, drug, dstv, ehn, eid, emails, emeka
3.2: engineering, engineers, evict, ewu, expired, export, faso, favourite, fever, finance, finishes, fly
3.2: folake, footballer, fraudster, freezer, fresh, fried, ft, funds, funny, g, gambia, gmail, goat, graduates
3.2: grandmother, h, hacked, hahaha, hate, hell, hfhfhf, history, hmrc, houses, ibrahim, ideas, in texas
3.2: independence, insure, intervention, inverter, ipsum, irs, jjjj, jss, kenya, kingdom, kva, laugh, license
3.2: loan of, lol, lololol, lorem, maghrib, making, mark, mechanical, medicine, messi, mikano, minister, moi
3.2: moniepoint, music, needs, neighbour's, nepa, nite, nnpc, nonsense, now i, nwosu, ode, ofada, opening
3.2: opinion, original, osimhen, owambe, pages, palm, palmpay, parade, particulars, passwords, people's, phcn
3.2: picture, pm, portal, profit how, programmed, prompt, qwer, qwerty, ramadan, recruitment, redeployment
3.2: redmi, rice, richest, rivers, robot, ronaldo, root, rot, rubbish, rules, s, samsung, saturday, scarcity
3.2: screen, seen, sense, sharp, shell, ship, show me, shut, sim, sin, since last, sing, sit, slow, snoring
3.2: somewhere, sort, sound, soup, square, stake, street, strike, studied, stupid, sue, survey, system, team
3.2: temperature, texas, thunder, tokunbo, toyota corolla, trainees, twenty, urgently, verify, w, wear
3.2: weather, weight, where can, wholesale, whose, words, xyz, zxcv
3: # turnover, who is
2.9: always, at cac, b, baby, birth, city, company how, correct it, drivers, far, go do, going, how far
2.9: i registered, ignore, liability, limited liability, ltd, negotiate, night, numbers, party, refinery
2.9: starting, the meaning, to buy, want #, with cac
2.8: better, your
2.7: can you, i cook, in kano, my boss, to naira
2.6: # should, and has, apapa, catering business, company's, duty, earn in, eat, fight, from kaduna
2.6: i negotiate, is nysc, it with, much does, my boutique, my supermarket, nin how, number of, open, play
2.6: rest, road, start a, the capital, the nigerian, the th, to start, use this, uses, vat on, war
2.6: what documents, what salary
2.5: check
2.4: check my, date of, file the, going to, holiday, i correct, is wrong, limited, limited company, meaning of
2.4: my hair, piggyvest, profit last, registration, supermarket, the monthly
2.3: app, fit, me the, will the
2.2: boss, dey give, turnover
2.1: # at, # bedroom, # health, # never, # year, a salon, abeg how, abuja from, abuja to, admin, africa
2.1: anambra, and file, and i'm, and now, are a, are you, at surulere, bank gives, be #, bedroom, bet ja
2.1: big brother, body, bread, brother and, business i, business on, buy for, car in, charge of, code, coin
2.1: coming out, company profit, contracts, crypto or, customer, declared, deposit, do we, dollars in
2.1: don reach, entitled, entitled to, exam, facebook, farming, fill the, finish, fixed, fixed deposit
2.1: for canada, for lagos, for nigerians, from him, gives the, graduate, gree, has been, has not, has the
2.1: have on, her #, hiding, i bake, i become, i charge, i check, i entitled, i fill, i lose, i plan
2.1: i recover, i stop, increase our, international, is better, is bitcoin, is registered, it in, it legal
2.1: it or, it will, ja, jiji, join the, lagos now, lines, list all, lose, machine, machines, make dem
2.1: market women, me my, month but, month or, months and, morning how, much e, my child, my second, my son
2.1: my wedding, name at, nearest, nigeria i, no gree, not been, notice, of about, on jiji, on sunday, papa
2.1: passing, paying on, plan cost, printing, registered as, registered limited, registered ltd, restaurant
2.1: salary does, salary from, sewing machine, sewing machines, show, small chop, so it, solar, son, space
2.1: states, surulere i, tax does, tax we, tax work, tell, that has, the army, the company's, the exchange
2.1: the market, the nearest, the next, third, this calculator, times, times #, tin is, to charge, to check
2.1: to port, to put, very, vs, wallet, wants, we file, wedding, wetin dey, wetin i, what day, what did
2.1: where is, wig, will you, within, within #, women, worked in, wrong how, you no
2: abeg, i buy
1.9: a limited, buy, generator, income tax, price, result, transfer, who, won, write
1.8: # years, apply, between, black market, business is, catering, cook, how do, how i, kano, loan to, move
1.8: pass, phone, price of, the company, you
1.7: a loan, block, charged, double, from lagos, in jos, my catering, name, on a, real, zenith bank
1.6: # #, a #, a domiciliary, a tenancy, and wetin, army, at home, bake, be in, become, bet, birds, black
1.6: brother in, bungalow, business dey, but e, can my, card, channel, closing, company for, correct
1.6: delete my, dem say, dey take, documents, draw, e be, even, find, for january, for our, for somebody
1.6: for someone, for which, generator for, ghana, give, give me, gym, hmo, how can, i delete, i find
1.6: i register, i report, i send, is paying, is transport, job at, list of, machine for, make i, mama
1.6: masters, meaning, month now, my colleague, my keke, my pikin, my sister, my small, national, nigerians
1.6: note, number, on me, our company, poultry farm, put my, real estate, record, recover, rent my, report
1.6: room, running, said, sewing, she earns, sister, sleep, small business, small shop, sole, somebody that
1.6: song, stock, stop, sunday, the cost, the form, the price, to abuja, to canada, to send, to use
1.6: treasury bills, two months, unilag, what's the, whatsapp, when did, wrong, yam
1.5: apart, did the, fill, for that, girl, go take, i want, jos, march, me a, nysc, second, wan
1.4: and how, letter, loan, now, registered, where, without
1.3: been, boutique, charge, corolla, hair, i give, i wan, in london, kaduna, list, my landlord, person wey
1.3: plan, police, register, see, start, what can, where i
1.2: # but, a profit, a raise, a registered, agreement, bank is, benin, big, brother, calculator, change am
1.2: christmas, club, colleague, coming, company and, company tax, delete, dentist, do the, e no
1.2: exchange rate, fee and, giving, hair business, in which, is her, it this, lagos and, late husband, legal
1.2: loan from, lottery, made #, manchester, market rate, monday, mutual, mutual fund, my phone, one is
1.2: pay to, pharmacy, proof of, rental, salary earners, school for, school in, shop for, should be, students
1.2: tenancy, tenancy agreement, the highest, the owner, use it, vehicle, want, we have, we pay, what percent
1.2: when does, year the, years in
1.1: all of, but i, from china, he, help, him, i change, lives, london, much do, my nin, savings, she
1.1: surulere, their, want to
1: # kids, a car, abolished, accesories, accounting, acquired, actual, administration, ads, advantage
1: advertising, adverts, affiliate, agent's, agents, airbnb, ajah, akure, alawee, albums, allow, allowable
1: amend, among, and dem, angel, answer, apo, appeal, apple, apprentices, approved, approves, architect
1: arranged, article, assistants, assumed, attach, attendant, avoid, away, babies, bad, bank, bayelsa, beans
1: behind, berlin, betting, beverage, bike, birthday, blank, blocks, boko, bolt's, boy, boyfriend, bq, braid
1: braiding, break, bricklayer, bride, broilers, builders, bungalows, burial, bus, calabar, call, campus
1: camry, cannot, canopy, capped, carried, cash, catfish, caution, ceremony, certificate, chai, chairs
1: chamber, channels, chef, chicks, chin, china, choir, choose, chop, citizens, clearing, clinic's, clippers
1: co, coaching, code for, commencement, commercial, commissions, compared, competition, compound, computed
1: computers, confirm, confirmation, consequences, consultant's, contest, contractors, copper, corporate
1: corps, could, country, couple, coupon, court, cousin, crazy, credited, crime, crowdfunding, dad, dad's
1: damages, danfo, dates, dealership, debts, decides, declaration, declaring, delay, delta, dental, depend
1: determined, differently, digit, diplomat, directly, disabled, disagree, discount, dismissal, distribution
1: doesn't, doing, domestic, donation, done, dowry, drawings, drilling, drinks, duplex, during, earnings
1: eatery, eight, employ, employees, employment, employs, engineer, entered, enterprise, entry, equally, error
1: europe, euros, event, events, everyone, everywhere, exclusively, exempted, exemption, exit, expats, expects
1: expensive, eye, fabric, father's, favour, feeds, fgn bonds, fiancee, field, fighting, finally, fines
1: fintech, firm's, fisherman, flyers, fmcg, for ibadan, force, form, format, friday, fridge, fringe, front
1: game, gate, germany, get a, gig, girl's, giveaway, gl, glasses, golden, gone, google, gospel, gotten, gp
1: guess, guests, hairdressing, handshake, haram, hardly, has, hauling, head, headmaster, heavily, held
1: hidden, highest, hold, homes, hostel, household, housekeeping, housewife, housewives, husband left, hustler
1: hyphen, i leave, i start, i've, ibafo, ibtc, identification, ignored, ikorodu, import, importation
1: in surulere, include, including, indian, indrive, industry, inflation, inherit, inheritance, instalment
1: instalments, invested, investment, investments, involved, ioc, it a, italy, items, itself, jail, jewelry
1: jobless, joint, judgement, juju, junior, kantin, katangowa, keyboard, known, kwara, kwari, l, labourer
1: landlord's, language, lateness, lay, layers, leader, leaving, lebanese, lending, lent, let's, libel, lies
1: line, loans, logistics, lokoja, look, looks, lowest, luno, maiduguri, marina, marked, marketer, master
1: maternity, matron, md, me how, meals, meeting, member, members, men, micro, mid, midway, millions, mined
1: mistakes, money to, mosque, mostly, motherless, moving, musician, my car, naija, narration, nd, need for
1: neither, network, nft, ngx, nhia, nine, non, none, nor, nursery, nursing, obajana, objection, obtain
1: october, offerings, offers, officer's, offline, ogba, opay, opened, operation, operator, operators, others
1: outsourced, outsourcing, owned, oyinbo, oyo, page, panels, pap, parallel, parlour, pastor, payer, payoff
1: payout, payouts, pensioners, period, personally, petty, physiotherapist, planning, plastics, platform
1: plenty, plots, plumber, pocketed, podcast, poly, polytechnic, pond, poor, presumptive, privately, proceeds
1: produce, professional, programme, promised, properly, prove, proves, purposes, push, quarter, raising
1: rating, reaches, reads, reduces, reduction, refuse, refused, reinvest, reinvested, relocate, rely
1: remittance, remitting, rep, resigned, responsible, resume, retiree, retirees, retrenchment, return and
1: return for, roadside, roof, rooms, roughly, royalty, rule, runs, salaried, salaries, salesboys, sand, save
1: scared, schools, scrapped, scripts, scrubs, seed, seedlings, seller, send, separate, several, shey, shoe
1: shoots, shortlet, shot, sign, signing, singer, skip, skits, slice, sofa, solo, source, sources, south
1: speaking, split, sports, sportybet, spouse, stall, stanbic, stationery, status, steward, stopped, straight
1: studio, stuff, stylist, submitting, sukuk, sums, supplier, supply, surcharge, survivor, swapping, table
1: tailors, take get, takings, talk, taxing, teachers, teller, template, ten, tex, textile, thank, the dollar
1: these, they charge, thing, think, though, threshold, thrift, throw, thru, ticket, tithes, too much, traders
1: trainee, training, translater, travelling, treasury, trip, trouble, truck, tv, tyres, uber's, ui, uncle's
1: undergraduate, undergraduates, unilorin, unsubscribe, usd, useful, using, usually, utility, vacation
1: vaccine, vendors, vi, wasted, watching, wats, ways, web, website, wed, welder, went, whatever, who do
1: wholly, whom, winner, withdrawal, worldwide, writer, writes, wrk, wrongful
0.9: cement, dangote, good, type, used
0.8: apartment, capital, care, centre, clear, director, everybody, gift, girls, health, mile, people, receipt
0.8: scholarship, sells, since, uber, weeks
0.7: ask, did, dollar, earner, her, ikeja, instagram, made, morning, mtn, port, poultry, say, time, which
0.7: working
0.6: bill, bonds, church, domiciliary, e, exchange, feed, having, lekki, many, nigerian, owner, pikin, please
0.6: tips, uk, zenith
0.5: accessories, adsense, advice, agree, ahead, airdrop, alaba, alerts, allowee, alone, arepo, articles
0.5: artisan, asset, assume, assurance, attachment, automatically, average, avoidance, award, awards, bakery
0.5: barber, became, being, benue, bills, bitcoin, blog, bonuses, boots, bottling, box, brackets, branch
0.5: brand, brought, buyer, cakes, calculating, cancel, caretaker, carpenter, cheaper, child, clerk, cloth
0.5: collective, commot, considered, consultancy, contractor, contributed, cooks, corpers, countries, cover
0.5: dashed, dependants, dependent, depreciation, diaspora, didn't, digits, donate, dropped, editing, effect
0.5: eggs, electricity, electronics, enjoy, equipment, equivalent, ever, evidence, exactly, excess, exist
0.5: expat, expatriate, expense, explain, fabrics, false, feb, feeding, fg, finished, five, foodstuff
0.5: foreigner, forget, foundation, freelancers, fry, furniture, gained, gen, general, german, grade, handle
0.5: happened, haven't, hawkers, helper, hire, hired, honorarium, husband's, ikoyi, importer, information
0.5: inside, installments, investor, its, japa, joined, kinds, kobo, lagos, landlord, landlords, later, least
0.5: lecture, letting, lie, local, longer, low, maintenance, manager, marriage, membership, military, million
0.5: missed, month's, most, mould, nasarawa, navy, nba, need, negotiating, next, ngo, nin, nrs, officers
0.5: ogbete, ones, ota, our, overcharged, overseas, owerri, paddy, parties, passed, passes, past, payments
0.5: payslips, pensioner, percentages, persons, pharmacist, pocket, portion, posted, principal, prize, prizes
0.5: process, product, profits, promo, proprietor, ptad, questions, raffle, raised, recharge, reduced
0.5: relative, relocation, replace, research, resumed, retire, rewards, rich, riders, safety, salesgirl
0.5: separately, serving, shared, shift, should, shows, smaller, snacks, soldier, steps, sum, support, surgery
0.5: taxation, telecoms, thats, things, told, train, treatment, treaty, trips, tuition, twelve, uncle
0.5: understand, unemployed, union, unit, uyo, valid, van, video, virtual, waiters, wardrobe, way, whether
0.5: while, wife's, winnings, withdraw, woman, wont, wuse, xmas, yet, youth, zakat
0.4: abuja, business, harcourt, how, husband, last, market, student, through, wey, years
0.3: canada, change, crypto, customers, do, earners, earns, go, happen, hr, place, pls, proof, reach, salon
0.3: secondary, small, we
0.2: buying, can, estate, fgn, get, his, ibadan, join, months, naira, o, pos, raise, th, too, use
0.1: abi, aboki, accountant, actually, advance, agbara, agency, alert, anybody, around, artist, asked
0.1: assistant, binance, borrowed, can't, casual, chargeable, charges, closed, company, compulsory, computer
0.1: consultant, d, date, daughter, deal, development, directors, donations, dubai, dues, education, empty
0.1: fee, figure, fine, fiverr, friend, fund, gold, heard, houston, income, incomes, inherited, injury
0.1: interest, interview, invoice, kebbi, leave, lecturer, levy, light, lived, locum, long, lump, lying, main
0.1: makeup, man, matter, meal, meant, medical, mine, motor, needed, nko, nnewi, nurses, of, okrika, ordinary
0.1: orphanage, outside, p, partners, payoneer, pencom, perfumes, pita, point, pound, power, primary, promoted
0.1: promotion, punishment, question, read, receive, refuses, relocated, remitted, rents, residence, resuming
0.1: retrenched, returned, round, rounded, senior, shipping, single, sitting, spread, staking, stays
0.1: subscription, tailoring, than, those, tiktok, to, tools, tractor, transfers, trust, uniform, university
0.1: unpaid, until, upfront, upkeep, vouchers, weekly, wetin, what's, workshop, zero
0: account, agent, civil, don, farm, filed, had, increase, kids, me, payment, refund, share, somebody, someone
0: stay, this, when, with, worked
-0.1: adds, answers, applies, asaba, balogun, belong, building, built, by, cake, camera, cap, cbn, charity
-0.1: claims, collected, contribute, contributions, daily, deliver, dey, different, doctor, editor, employer's
-0.1: enough, everyday, federal, firs, fish, gets, gifts, grant, gtb, gtco, guard, hazard, hi, high, included
-0.1: individuals, internet, kind, land, lesson, losing, maize, middle, miss, nigeria, nobody, offering
-0.1: offices, old, over, payroll, perks, policy, practitioner, proper, property, redundancy, registering
-0.1: remit, removes, rented, retiring, returns, royalties, sack, september, sew, shoes, soldiers, startup
-0.1: supervisor, technician, thread, tithe, trading, uniforms, up, village, wages, warehouse, warri, weddings
-0.1: were, withhold
-0.2: a, enugu, lost, never, oil, okada, person, teach, why
-0.3: accounts, ago, allowed, annuity, band, barbing, begin, belongs, bodija, book, calculated, canteen
-0.3: chambers, companies, concern, cooperative, cost, cut, effective, evasion, fashion, former, found
-0.3: freelancer, gateman, half, in, instead, is, it, jan, keeps, keke, kept, kiosk, legally, lessons, let
-0.3: lirs, object, on, onitsha, paper, papers, performance, pro, products, really, receptionist, rider, set
-0.3: slip, sorry, spare, starts, telecom, tenants, that's, the, tin, tomatoes, wife, wigs, will, would
-0.4: again, all, at, but, for, i, much, or, return, shares, what
-0.5: #, about, accommodation, aged, akara, and, below, benefits, bond, cars, caterer, children's, coins
-0.5: consulting, convert, counted, credit, delivery, developer, difference, employee, enters, epe, february
-0.5: fertilizer, four, gas, given, graphic, graphics, hairdresser, higher, insurance, it's, ladipo, laptop
-0.5: leaves, left, living, lower, lunch, makes, maximum, myself, nurse, out, overpaid, receipts, received
-0.5: sacked, shop, shops, site, st, touch, treated, twice, usdt, voluntary, weekends, worth, writing, year's
-0.6: afternoon, against, are, car, carry, cassava, clean, clothes, dom, earn, figures, final, fuel, hustle
-0.6: keeping, labour, looking, materials, mortgage, my, not, offshore, online, package, pepper, percentage
-0.6: ph, pounds, ppa, practice, put, quarters, rate, reliefs, remote, six, stocks, take, taking, trade, true
-0.6: week, youtube
-0.7: bring, does, file, gives, goods, late, make, percent, under, us
-0.8: above, added, allowances, america, arrears, asking, consolidated, contributory, deducting, design, died
-0.8: dollars, employers, full, gratuity, hello, lawyer, mean, offer, office, oga, overtime, profit
-0.8: retirement, ride, state, there, value, widow
-0.9: allawee, an, august, back, before, build, calculate, clients, comot, compute, cra, death, deduction
-0.9: employed, extra, farmer, hand, ibeju, im, keep, kindly, like, limit, ministry, mum, one, photographer
-0.9: records, remains, right, rsa, scheme, self, sent, software, tenant, three, was
-1: # house, # interest, # percent, a flat, a loss, a plot, all expenses, already deducts, and repairs
-1: and what, any other, as tax, aside, back from, claim, come off, day i, does tax, drugs, fine if, food
-1: gave me, government, home every, i bought, i earn, i rent, i supposed, in school, is interest, is money
-1: is removed, island, it for, it reduce, last date, madam, married, me for, me in, mistake, month in
-1: month they, monthly after, my father, my new, my old, my payslip, net, no, no expenses, nurse in
-1: official car, on rent, on that, paid by, pay the, paying, paying tax, pension from, pfa pays, register for
-1: rent and, sales, sends, some, tax free, teach in, teaching, that taxed, the car, the interest, the old
-1: the tax, the two, this new, to june, upwork, us company, was paid, wey dey, what rate, with an, work how
-1: year pls
-1.1: # each, # for, # salary, a dollar, a teacher, a week, aba, already removed, am, amount, and pension, as
-1.1: assessment, bands, be for, be removing, because, cleaner, collect #, company in, corper, counts, day to
-1.1: deadline for, declare, deducts paye, dem, dem dey, diesel, does a, down, earned, earning, employer pays
-1.1: everything, expenses how, firm, for children, for not, free of, freelance, from, gain on, gains, go pay
-1.1: go tax, got my, have to, house help, house in, i changed, i drive, i moved, i remove, i teach, i was
-1.1: in my, in the, is free, job in, july, laid, make about, mechanic, money i, month on, morning i, mother
-1.1: mowe but, naira to, of office, officer, on top, own tax, parents, parts, pay, pay house, paye from
-1.1: pays #, penalty if, pension contribution, pension of, per day, profit a, profit every, reform, remotely
-1.1: removed from, rent out, sale, security, sell my, sell provisions, severance, shop is, state but, takes
-1.1: the only, the pension, the rent, they be, they deduct, they paid, till december, us pay, week how
-1.1: withholding tax, work remotely, workers, year no
-1.2: # in, am i, came, collects, contract, cost me, days, designer, dey pay, evening, father, for #, for this
-1.2: from the, gave, goes, happens, have, have a, i don, january, money from, month no, much be, my flat
-1.2: my gross, my life, my pfa, n, n #, na, nothing else, one year, own house, pays my, personal income
-1.2: profit from, profit na, remain for, return on, run a, salary, something, suppose, tailor, tax in
-1.2: the side, trader, transport, two, what happens, wht, worker, year from, year please, year what
-1.3: a house, a return, a uk, abeg i, and nhf, april, as compensation, be, before they, bolt, boys, brings
-1.3: can a, changed, comes, company is, dey sell, do they, due, enter my, filing, first job, flats
-1.3: have never, hotel, i forgot, i put, is deducted, know, month do, month i, monthly i, monthly what
-1.3: my family, my first, my gain, my personal, nhis, no other, other, out of, paye be, payslip
-1.3: pension every, profit monthly, remove #, school, servicing, should my, submit my, tax me, that
-1.3: the minimum, to file, to submit, top, which year, work #
-1.4: and transport, benefit, books, bought, children and, civil servant, contribution, deductible, drive
-1.4: each month, else, every year, factory, foreign, forgot, get tax, gross is, i made, i run, i spend
-1.4: i spent, id i, in #, is #, life, month and, much of, my pay, off, official, once, pay my, penalty for
-1.4: pension and, pension how, plot, profit for, provisions, rates, school fees, servant, so how, started
-1.4: supposed, supposed to, tax altogether, tax and, the deadline, the gain, the money, the profit, there a
-1.4: what i, when i, wife and
-1.5: # from, # i, # life, a new, and i, be paying, bonus, both, children, clinic, data and, day, dey work
-1.5: for loss, gives me, have no, housing, i also, i am, job, jobs, lagos which, last day, less, money
-1.5: monthly from, moved, new job, nigeria tax, of tax, of us, on time, reduce tax, remain, resident, run
-1.5: salary na, says, sell, so, spend, spent #, still have, till, to december, together, took, withholding
-1.6: # nhf, a month, act, add, after all, after fuel, am a, annum, at the, calculate my, come, deadline
-1.6: deductions, dividend, dividends, dont, end of, for one, for pension, from a, from january, gain, gross #
-1.6: house rent, i collect, i don't, i dont, i keep, i sell, i use, in december, into my, is n, just got
-1.6: level, loss of, may, me #, month for, month pension, mowe, my employer, other income, part of, per annum
-1.6: pfa, removing, rent a, service, state do, submit, the fine, them, this year, what tax, with a, with my
-1.6: withheld, year after, year is
-1.7: # as, # this, a private, any relief, basic, before tax, compensation for, costs, dem go, end, exempt
-1.7: family, first, from it, gross salary, i deduct, i take, interest on, like #, monthly pension, my return
-1.7: na #, ogun state, only, private school, rent for, shop rent, taken, tax law, tax should, th month
-1.7: the same, to pay, will be, year for
-1.8: after i, also, altogether, deducts, don't, driver, enter, i'm, if my, insurance premium, is tax
-1.8: january to, month from, my income, my own, ok, paid #, spent, tax, tax am, tax per, teacher, there any
-1.8: work, year
-1.9: # children, # of, a bank, and if, and my, another, anything, client, compensation, does it, employer
-1.9: flat, fuel and, home, hospital, house i, i dey, into, month, my take, new law, new tax, office is
-1.9: personal, profit is, reduce my, relief for, rent #, same, side, tax to, the penalty, to the, what's my
-1.9: whats my, will my, yearly
-2: and they, annual, count, data, i have, i live, i no, i owe, it taxed, june, month what, monthly, more
-2: of it, own, repairs, retired, tax on, the #, they remove, whole year
-2.1: # days, any tax, but my, every week, fees, i pay, in ogun, life insurance, make #, minimum wage, must i
-2.1: my profit, new, on it, pay me, remove, tax be, taxable, then, they, under the, what do
-2.2: # pension, abroad, after tax, commission, every month, got, house, i make, i paid, in a, live
-2.2: monthly and, much will, nhf #, owe, paid me, part, pay rent, penalty, pension is, per year, plus
-2.2: premium, selling, staff, tax from, tax i, the whole, wage, what if, whats
-2.3: # a, # rent, file my, how is, loss, minimum, my pension, my rent, ogun, pays me, rent, rent relief
-2.3: sold my, the house, they tax, which state
-2.4: allowance, collect, deducted, every, for tax, from my, is that, my paye, my salary, no pension, nothing
-2.4: private, take home, whole, year i
-2.5: # every, # per, already, deduct, i still, just, month after, monthly how, must, my total, pay #
-2.5: per month, removed, rent is, salary #, the new, they pay, what will
-2.6: december, expenses, for the, i sold, i'm a, id, if, is there, my house, pension #, reduce, rent of
-2.6: tax id, tax return, will they, year and
-2.7: after, each, free, here, i work, much tax, nhf
-2.8: be my, law, total tax
-2.9: i be, per
-3: any, is my, still
-3.1: gross, live in, month how, pays, sold, total, will i
-3.2: salary is
-3.3: if i, relief
-3.4: pay tax, paye
-3.6: paid
-3.9: # monthly, taxed
-4: tax for
-4.1: a year, the year
-4.3: pension
-4.6: my tax
`
