/** People and families, a class of words a line: what is said of one is asked of all. */
export const people = {
  children:
    'child, children, kid, kids, pikin, pikins, son, daughter, baby, twins, school children, daughters, sons, children’s, kids’, babies, triplets, ward, wards, my boy, my girl, little ones, adopted child, stepchildren, newborn, toddler',
  spouse:
    'wife, husband, spouse, married, marry, marriage, single, divorced, widow, widowed, marital status, wedded, spouses, fiance, fiancee, newly wed, newlywed, couple, polygamous, bachelor, spinster, hubby, divorce, madam for house, my partner',
  joint:
    'combine, combined, jointly, joint, as one family, one family, as a family, together as couple, add our salaries, join our salaries, add the two salaries, our two salaries, file one form, one form, same form, pool our income',
  dependant:
    'dependant, dependants, dependent, dependents, dependent relative, aged parents, old parents, my mother, my father, my mama, my papa, my parents, feed my family, mother too, younger ones, siblings, my siblings, my younger brother, my younger sister, in-laws, grandparents, my aged, late brother, relatives, train my younger, look after, looking after, take care of, taking care of',
  employer:
    'employer, employers, oga, boss, company pays, my company, my office, my firm, madam wey i dey work for, our office, our company, our firm, employer’s, my bank, the bank i work for, management, our madam, my director, my principal, the yard, the factory, the plant, the firm',
  student:
    'student, students, undergraduate, school leaver, in school, university student, poly student, 100 level, 200 level, 300 level, 400 level, 500 level, final year, siwes, it student, campus, hostel, masters student, phd student, undergrads, polytechnic, teenager, secondary school student',
  corper:
    'serving, i am serving, serving in, corper, corpers, nysc, corps member, youth corper, youth corps, youth service, copper, corp member, national service, ppa, service year, passing out, national youth service, corpers’, camp allowance, corps members, corps, orientation camp',
  allowee: 'allawee, allowee, alawee',
  pensioner:
    'pensioner, pensioners, retired, retiree, retirees, retire, retirement, ptad, old age, retirees’, ex banker, ex-banker, old pensioner, on pension, my pension every month, monthly pension, retired headmistress, pension of my father, contributory pensioner, nextof kin pension, survivor',
  soldier:
    'soldier, soldiers, military, army, navy, naval, air force, armed forces, combat, corporal, lance corporal, sergeant, warrant officer, lieutenant, army officer, boko haram, war front, frontline, hadin kai, private soldier, barracks, captain, major, commissioned officer, commissioned officers, squadron, rating, operation, operations, deployed, theatre of war, sambisa, borno front, rank, ranks, warrant',
  wounded: 'wounded, wound, wound pension, disability pension, lost my leg, lose my leg, lost a leg',
  disabled:
    'disabled, disability, disabilities, blind, deaf, wheelchair, cripple, crippled, amputated, handicapped, sickle cell, living with disability, wheelchair user, amputee, albino, albinos, special needs, autistic, crutches, one leg, impaired, visually impaired, deaf and dumb, cancer, illness',
  aged: 'old age, elderly, aged person, senior citizen, old person, years of age, my age, age limit, old man, old woman, too old, seventy years, 70 years, 75 year, 80 year, aged',
  staff:
    'my workers, my staff, my employees, my worker, my employee, workers, staff, apprentice, apprentices, sales girl, sales girls, sales boy, shop assistants, shop girl, i employed, i employ, i hired, workers on salary, my boys, casual labourers, casual workers, labourers, payroll staff, sales attendant, cashier, my driver, people that work for me, work for me, i hire, hired, hire people, employ people, employees, my tailors, my cooks, stylists, my teachers, domestic workers, workmen, helpers',
  police:
    'police, policeman, police officer, mopol, policewoman, constable, inspector of police, mobile police, nscdc, civil defence, customs officer, immigration officer, prison officer, road safety',
  expatriate:
    'expatriate, expatriates, expat, foreigner, foreign national, foreign worker, oyinbo, oyibo, lebanese, cerpac, work permit, secondment, seconded, on assignment, international assignment, assignment letter, home leave, chinese, indian, british engineer, south african, filipino, brought me to nigeria, came to nigeria to work, posted to nigeria, foreign engineer',
  trader:
    'trader, traders, market woman, market women, hawker, hawkers, hawk, hawking, petty trader, petty trading, kiosk, roadside, provisions, pepper seller, seller, street vendor, vendor, mama put, buka, bukka, pure water, table by the road, small shop, market trader, informal, akara, fry akara, suya, boli, okrika, bend down select, fish seller, fishmonger, fruit seller, yam seller, junction, market, market stall, stall, table, tray, traffic hawker, under a tree, petty, small trade, buying and selling, sell in the market',
  rider:
    'okada, keke, napep, tricycle, bike rider, rider, riders, danfo, bolt driver, uber driver, dispatch rider, taxi driver, bus driver, conductor, bus owner, taxi, cab, indrive, ride hailing, truck driver, tanker driver, trailer driver, maruwa, dispatch, delivery rider, tricycle rider, motorcycle',
  artisan:
    'artisan, artisans, mechanic, tailor, tailoring, hairdresser, barber, carpenter, bricklayer, vulcanizer, vulcaniser, welder, plumber, shoemaker, cobbler, painter, electrician, tiler, mason, blacksmith, fashion designer, seamstress, stylist, make up artist, makeup artist, nail technician, photographer, cameraman, generator repairer, rewire, mechanic workshop, phone repairer, furniture maker, baker, caterer, event planner, mc, dj',
  agent:
    'pos agent, pos business, pos, pos operator, moniepoint, opay agent, pos stand, pos shop, mobile money agent, agency banking, pos terminal',
  freelancer:
    'freelancer, freelance, freelancing, upwork, fiverr, toptal, payoneer, remote worker, remote job, remote work, remotely, gig, wise account, contractor abroad, deel, virtual assistant, copywriter, video editor, ghost writer, remote dev, developer, software engineer, programmer, web designer, contractor for a foreign, remotely for, work from home for, client in the us, clients in canada, pays by deel, grey account, wise, geegpay, cleva, contra, online tutor, voice over, transcription',
  creator:
    'influencer, content creator, youtuber, youtube, tiktok, tiktoker, instagram, skit, adsense, monetization, facebook, skit maker, podcast, podcaster, blogger, vlogger, twitch, streamer, affiliate, affiliate marketing, adverts on my page, ad revenue, facebook page, followers',
  selfEmployed:
    'self employed, selfemployed, self-employed, work for myself, my own boss, sole proprietor, business owner, own business, my own business, sole trader, entrepreneur, businesswoman, businessman, on my own, on my own account, by myself, my own clients, nobody employs me, independent contractor, private practice, my practice, consultancy of my own, consult on my own, per gig, gigs, no boss, no employer, i have no boss, sole trade, self employment',
  landlord:
    'landlord, landlady, tenants, my tenants, tenant pays me, let out, letting, lease out, rent out, airbnb, shortlet, short let, collect rent, rent i collect, rent i receive, rental income, rent from my house, rent from my property, caretaker, i rent it out, rented out, rents out, let it out, give out for rent, face me i face you, bqs, boys quarters, rooms i rent, hostel i own, my tenants’, event hall, hall i rent, mast on my land, sublet, service apartment, serviced apartment, guest house i own, plaza, shop complex',
  jobless:
    'jobless, unemployed, no job, no work, no income, no get work, not working, do not work, looking for work, without a job, without income, between jobs, job hunting, job hunt, searching for work, no earnings, earned nothing, earn nothing, zero income, no source of income, stay at home, full time housewife, housewife, at home with the kids, nothing came in, apprentice not paid',
  domesticStaff:
    'gateman, cook, steward, househelp, house help, gardener, maid, nanny, security guard, domestic staff, my driver, pays my driver, guard at my house, security men at my residence, house girl, houseboy, home cook, mopol at my house, personal driver, chauffeur, home help, people in my home, domestic servants, night guard, gate man',
} as const
