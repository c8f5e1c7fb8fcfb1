/** People, families and what they do, none of which changes a sum. */
export const people = `
man men woman women person people pipo guy guys lady ladies girl girls boy boys child children kid kids pikin pikins baby babies son sons daughter daughters
twin twins toddler family families relative relatives cousin nephew niece grandma grandpa grandmother grandfather widow widower orphan
neighbour neighbor colleague colleagues landlady fiance fiancee fiancé girlfriend boyfriend spouse's
single married divorced separated engaged widowed pregnant nursing
nigerian nigerians naija ghanaian american british canadian lebanese indian chinese expatriate expat foreigner
teacher teachers lecturer lecturers professor headmaster principal tutor instructor trainer coach
nurse nurses matron midwife doctor doctors surgeon dentist pharmacist optometrist physiotherapist radiographer physician paramedic vet veterinarian
lab scientist technician technologist technicians engineer engineers architect surveyor builder bricklayer mason carpenter plumber electrician welder
mechanic vulcanizer painter tiler driver drivers rider riders conductor pilot sailor seaman captain attendant
tailor tailors seamstress designer fashion barber hairdresser stylist cobbler shoemaker trader traders seller sellers hawker vendor marketer merchant importer exporter
farmer farmers fisherman herder butcher baker chef cook caterer waiter waitress bartender steward cleaner cleaners gardener gateman guard guards maiguard watchman messenger
lawyer lawyers barrister solicitor judge magistrate notary paralegal secretary receptionist typist clerk cashier teller
accountant accountants auditor bookkeeper banker bankers analyst economist statistician actuary broker
developer developers programmer coder devops tester ux ui dev freelancer freelancers youtuber influencer blogger vlogger streamer creator creators
journalist reporter editor writer author presenter oap comedian actor actress musician singer artiste artist dj mc photographer videographer model
soldier soldiers army navy policeman policewoman police officer officers inspector sergeant corporal customs immigration fireman firefighter nscdc frsc
civil servant servants public worker workers staff staffs personnel labourer labourers apprentice intern interns trainee graduate graduates student students undergraduate
corper's youth pensioners retiree retirees pastor imam priest reverend bishop evangelist missionary sheikh choir organist usher
manager managers supervisor supervisors director directors executive ceo cfo cto coo md gm hr admin administrator administrative coordinator consultant consultants
entrepreneur entrepreneurs founder artisan artisans contractor contractors agent agents dealer distributor wholesaler retailer shopkeeper landlord's
footballer athlete player referee housewife househelp nanny's homemaker
senior junior chief head assistant deputy associate lead intermediate entry level levels grade
salaried qualified certified experienced professional hardworking humble honest tired broke poor rich wealthy
`
