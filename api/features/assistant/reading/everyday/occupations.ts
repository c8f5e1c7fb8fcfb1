/** Trades, professions and ranks beyond the commonest, and what they are of; none of which changes a sum. */
export const occupations = `
receptionist receptionists secretary secretaries typist clerk clerks cashiers storekeeper stockkeeper warehouseman dispatcher dispatch courier loader loaders packer porter janitor
housekeeper laundryman drycleaner cleaners washman gatekeeper bouncer bodyguard vigilante orderly almajiri hunter guide tourist interpreter translator transcriber
carpenters furnituremaker upholsterer glazier roofer plasterer tilers painters scaffolder bricklayers masons welders fabricator fitter turner machinist toolmaker blacksmith goldsmith jeweller jeweler
iron bender benders rigger roustabout driller toolpusher scaffold helmsman bosun deckhand mariner seafarer stevedore docker crane forklift operator operators
panelbeater panel beater rewire rewirer vulcaniser upholstery motorbike okadaman kekeman trucker chauffeur cabman cabbie taxify indrive
hairstylist braider beautician nail tech lash mua spa masseuse therapist cosmetologist perfumer tattooist bead weaver dyer knitter crocheter milliner cordwainer embroiderer
confectioner pastry barista brewer distiller miller grinder roaster mallam bukateria buka foodseller foodvendor
poultryman beekeeper fisherfolk oilpalm agronomist agric extension veterinary forester
paediatrician pediatrician gynaecologist gynecologist cardiologist neurologist dermatologist psychiatrist psychologist anaesthetist radiologist ophthalmologist optician dietitian nutritionist pathologist
haematologist epidemiologist registrar houseman resident chew cho jchew phlebotomist mortician undertaker hygienist audiologist orthopaedic dental dentistry midwifery pharmacology
bursar dean provost rector vice chancellor proctor librarian librarians lecturerships headmistress headteacher proprietor proprietress vp subject classroom nursery primary secondary tertiary
montessori creche kindergarten corpsman invigilator examiner coaching curriculum maths mathematics english physics chemistry biology geography economics agriculture literature
geologist geophysicist petrophysicist metallurgist hydrologist meteorologist oceanographer environmentalist ecologist botanist zoologist microbiologist biochemist biologist chemist chemists physicist mathematician
civil mechanical electrical electronics structural chemical petroleum marine aeronautical mechatronics industrial systems draughtsman surveyors planner planners estate valuer valuers
auctioneer underwriter actuarial adjuster treasurer controller comptroller auditors bookkeeping aca acca ican anan cpa cipm remitter bureau
legislator senator honourable councillor commissioner ambassador diplomat consul attache aide sa ssa protocol clerkship permsec speaker governor minister president
corporal sergeant lieutenant colonel brigadier commodore admiral squadron constable superintendent dsp asp csp acp cp dig ig warder prison correctional nis ncos ndlea efcc icpc
sre dba sysadmin helpdesk scrum agile qa pentester blockchain web3 solidity wordpress shopify seo copywriter copywriting
animator illustrator cartoonist sculptor filmmaker producer producers cinematographer gaffer scriptwriter screenwriter novelist poet podcaster emcee compere hypeman dancer
choreographer drummer guitarist keyboardist saxophonist vocalist choirmaster songwriter skitmaker ushers cabin crew aviator boxer wrestler sprinter goalkeeper
salesman salesmen saleswoman merchandiser telemarketer promoter canvasser brand relationship rep representative reps regional area zonal
site foreman storeman procurement assurance safety hse compliance audit counsel counsellor counselor mediator arbitrator
social activist advocate volunteer fundraiser programme program officer officers catechist deacon deaconess elder prophet prophetess apostle alfa ustaz marabout herbalist native
`
