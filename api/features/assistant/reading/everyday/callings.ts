/**
 * What people do for a living, none of which changes a sum: the words of WordNet 3.1 (© Princeton University) that mean a
 * worker, a professional, an official, an artist, a scientist, a soldier or an athlete and nothing else, as far as the English
 * word list SCOWL has them up to size 60; without every word of the reader’s classes.
 */
export const callings = `
accomplice accordionist acolyte acrobat actress actuary adman advertiser adviser aerialist aesthete agronomist aide aircraftman airman airwoman alarmist alderman alienist allergist almoner amanuensis
ambassadress ambler anaesthetist anatomist anchorman anchorperson anesthesiologist anesthetist annotator announcer anthologist anthropologist antiquary apothecary appeaser applauder aquanaut arbiter
arbitrator archaeologist archbishop archdeacon arithmetician artiste assayer assemblyman assemblywoman assessor astronaut astronomer astrophysicist athlete authoress autobiographer aviator aviatrix
ayah bacteriologist bagpiper bailiff balladeer ballerina balloonist ballplayer bandleader bandmaster bandsman bargeman barkeep barkeeper barmaid barman barnstormer bartender bassist batman batsman
beadle beautician bellboy bellhop bellman bicycler bicyclist biker biochemist biographer biologist biophysicist blabbermouth blacksmith bluejacket boatman boatswain boffin bombardier bookbinder
botanist bowman bracero brakeman bridesmaid brigadier broncobuster buckaroo bugler bureaucrat busboy bushman busker butler calligrapher calligraphist cameraman canoeist cardiologist carhop
caricaturist caroler caroller carter cartographer caseworker catechist cavalryman cellist ceramicist ceramist chambermaid chaplain charwoman chef chemist chiropodist chiropractor choirboy choirmaster
chorister churchman churchwarden cinematographer clergyman cleric climatologist coachman coadjutor coauthor coaxer cognoscente collier colonel colonist colorist columnist comedian comedienne
commandant commentator commissar commodore communicator composer compositor conciliator conductress confessor connoisseur consul contortionist copilot copyist copywriter coroner cosmetologist
cosmologist cosmonaut counterman counterspy courier courtier cowgirl cowhand cowherd cowman cowpoke cowpuncher coxswain crewman cricketer criminologist crooner cropper cyclist cymbalist cytologist
danseuse darner dauber deacon deaconess deckhand decorator deliveryman demographer dentist deponent deportee dermatologist diagnostician dietitian diplomat diplomatist dispatcher diva docent docker
dockworker doge dosser draftee draftsman dramatist draughtsman drifter druggist drummer dyer ecologist economist educationalist educationist educator electrologist embalmer embryologist emissary
empress endocrinologist enforcer engraver enquirer entertainer entomologist enumerator epidemiologist equerry equivocator escapologist essayist etcher ethnographer ethnologist ethologist etymologist
eulogist evacuee evaluator examiner excursionist exhibitor facilitator factotum falconer farmhand farrier fauvist ferryman fielder fieldsman fieldworker flanker flautist floorwalker flutist footballer
footman foreperson framer frontiersman frontierswoman functionary fusilier gasman gatecrasher gaucho genealogist generalissimo geographer geologist geophysicist geriatrician gerontologist ghostwriter
gilder glazier gleaner goatherd goer gofer gondolier gossiper grader grammarian graphologist gravedigger gringo groomsman groundskeeper groundsman guardsman guitarist gunner gunsmith gymnast
gynaecologist gynecologist haematologist haggler hagiographer hairstylist handyman harmoniser harmonizer harpist harpooner harpsichordist headliner headmaster headmistress headwaiter healer heartthrob
helmsman hematologist herbalist herdsman herpetologist hewer hiker histologist hitchhiker hitter hobbler hobo holidaymaker homesteader hoofer horsewoman horticulturist hostler hotshot humorist
huntress huntsman hurdler hurler hussar hydrologist hygienist hypnotist ichthyologist illustrator immunologist impresario indexer infantryman infielder infiltrator informant inquirer inquisitor
instructor instrumentalist intercessor interloper internist interrogator interviewee interviewer intruder invader invitee jabberer jaywalker jester jogger johnny journeyer journeyman juggler jurist
juror juryman jurywoman kaiser keyboardist kicker knacker laborer labourer lamplighter laundress laundryman laundrywoman leaper leatherneck legate legionary legionnaire letterer lexicographer
librettist lifeguard limper linesman linkman lisper lithographer liturgist liveryman loader lobbyist locksmith logger logician longshoreman lumberman lutanist lutenist lyricist machinist maestro
mahout maidservant mailman majorette manicurist manservant mapper marathoner mariner marksman masseur masseuse matchmaker mathematician maven mender mesmerizer messenger metalworker meteorologist
microbiologist midwife mikado militiaman milkmaid milkman millwright miner mineralogist miniaturist minter modernist monologist mortician motorcyclist motormouth mounter muezzin muleteer mumbler
mummer muralist murmurer musher musician musketeer mutterer mycologist mythologist narrator navvy newsboy newscaster newsman newspaperwoman newsreader newswoman nimrod nomad noncom notary novelist
nuncio nurseryman nutritionist oarsman oarswoman oboist obstetrician oceanographer oculist officiant ombudsman oncologist ophthalmologist optician optometrist orator organist orientalist ornithologist
orthodontist orthopaedist orthopedist osteopath ostler outfielder padre paediatrician palaeontologist paleographer paleontologist pamphleteer panelist panellist pantomimist paparazzo paperboy paperer
parader paralegal paramedic paraprofessional parapsychologist paratrooper parodist parson passenger passerby pathfinder pathologist pediatrician penman penologist pentathlete peon percussionist
perfecter persuader pharmacist pharmacologist phonologist photojournalist physician physicist physiologist physiotherapist pianist picador placekicker playwright plenipotentiary ploughman plowman
podiatrist poet poetess polemicist pollster portraitist postilion postman praetor prattler preceptor presbyter pressman priestess procurator prof professor projectionist promoter proofreader
propagator prospector provocateur prowler psalmist psephologist psychiatrist psychoanalyst psychologist psychotherapist publican publicist puller punster puppeteer purser questioner quizzer raconteur
radiographer radiologist radiotherapist railroader railwayman rambler ranker ranter rapporteur receptionist recitalist reciter rector redactor redcoat ref refiner refugee renovator repairman reporter
researcher reservist revenuer reviewer reviser revivalist rhetorician rhymer rhymester rifleman ringmaster roamer roarer rogers roofer roper rumormonger rumourmonger sacristan salesclerk saleslady
salesman saleswoman satirist sawbones saxophonist scandalmonger scaremonger scenarist schmoozer schoolmarm schoolmistress scopes scorekeeper scourer screenwriter scriptwriter scrivener scrutineer
sculler scullion sculptress seafarer seaman seismologist selectman semanticist semipro semiprofessional sensationalist serviceman servitor sessions settler sexton shah shearer sheepherder sheller
shepherdess shipwright shouter showgirl sightseer signaler signaller signalman sills skateboarder skater skier skivvy slapper slaughterer sledder smuts sniper sociologist soloist songstress songwriter
spaceman spammer speechwriter spellbinder sportscaster sportsman sportswoman sportswriter sprinter squatter stableman staffer stagehand stalker statistician steamfitter steeplejack steersman
stenographer stevedore stewardess stonemason stowaway strikebreaker stripteaser stutterer stylist suffragan supercargo supergrass supermodel superstar surfer surgeon surrealist swaggerer swimmer
tackler talebearer talker taster tattletale techie telecaster telephoner televangelist temp testifier therapist tiler timpanist tinsmith tipster titian toastmaster toiler totterer tourist toxicologist
tracker tragedian tragedienne trainman tramper trapper traveler traveller trekker trespasser trombonist troubadour troubleshooter tsar twirler tympanist typesetter typist typographer ump unionist
upholsterer urologist usherette valuer vaquero vaudevillian vaulter ventriloquist verger versifier vestryman veterinarian vibraphonist vigilante violinist violist virologist visitant visitor
vivisectionist vizier vocalist voyager waffler wailer wainwright wallah washerwoman watts wayfarer weatherman webmaster weightlifter wells wheedler wheelwright whisperer wiz woodcarver woodworker
wordsmith workingman workman workmate xylophonist yachtsman yachtswoman yardman yardmaster yodeller zoologist
`
