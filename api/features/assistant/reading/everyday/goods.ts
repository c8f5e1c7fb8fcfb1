/**
 * Things that people eat, make, sell, wear and use, what bodies and the weather do, feelings, and the words of trades and
 * markets; none of which changes a sum: words of WordNet 3.1 (© Princeton University) of which every sense is of an animal, a
 * thing, a body, food, a plant, a substance, a place in nature, a feeling or the weather, as far as the English word list
 * SCOWL has them up to size 40, and words of Nigerian markets beside them; without every word of the reader’s classes.
 */
export const goods = `
aardvark abacus abacuses abashes abbey abbeys abdomen abdomens abhors abyss abysses accelerator accelerators accident accordion accordions acorn acorns acrylic acrylics adapter adaptor adaptors
admire admires adobe adobes adores adrenaline aerobics aeroplane aeroplanes aerosol aerosols affections agbada agbo agonise agonises aiico ail ails airbnb aircraft airdrop airdrops airfield
airfields airline airliner airliners airlines airports airstrip airstrips aisle aisles album albums alcohol alcohols alcove alcoves ale ales alfalfa alga algae alignment alkali alkalies alley alleys
almond almonds altar altars alternator amala amazon ambulance ambulances ammo ammonia amoeba amoebas amphetamine amphetamines amphitheatre amphitheatres amplifier amplifiers amulet amulets
anaesthetise anaesthetises analyser anchovies anchovy android androids animosities ankle ankles annoys anorak anoraks ant anteater anteaters antelope antelopes antes anthill anthills antibodies
antibody antidote antidotes antifreeze antihistamine antihistamines antiperspirant antiperspirants antiseptic antler antlers ants anus anuses anvil anvils aorta aortas aperitif aperitifs aperture
apertures appals apparatus apparatuses apparel apparels appendage appendages appetiser appetisers appetites apples appliance appliances applicator applicators aquarium aquariums aqueduct aqueducts
arbour arbours arcades archipelago archipelagos archway archways ardours ark arks arm armadillo armadillos armchair armchairs armhole armholes armpit armpits arms arse arsehole arseholes arsenal
arsenals arsenic arses arteries artery artichoke artichokes asbestos ashcan ashtray ashtrays aso asparagus aspen aspens aspirin aspirins asun asylum asylums atom atoms attachment attic attics attire
attires auditorium auditoriums auto autos awake awakes awes awning awnings axa axle axles azalea azaleas baboon baboons backdrop backdrops backyard backyards bacon bacteria bacterium badlands bagel
bagels bagging bagpipe bagpipes bake baked bakeries bakes baking balconies bale ballroom ballrooms balm balms bamboos bananas bandanna bandannas bandstand bandstands bangle bangles banister
banisters banjo banjos banner banners bar barb barbed barbell barbells barbing barbiturate barbiturates barbs barf barfs barley barnacle barnacles barnyard barnyards barometer barometers barrette
barrettes barroom barrooms bars basement basements basil basket baskets bassoon bassoons bathrobe bathrobes bathrooms bathtub bathtubs baton batons batteries battleship battleships bayou bayous
beading beagle beagles beaker beakers beating bedbug bedbugs bedclothes bedder bedding bedpan bedpans bedspread bedspreads beech beeches beehive beehives beeper beepers beer beers beet beets
begrudge begrudges behold beholds belfries belfry bellows bellybutton bellybuttons belonging belting beltway beltways bemuses bend beret berets betting beverage beverages biceps bifocals bikini
bikinis bile billboard billboards billfold billfolds binance binder binders binoculars biplane biplanes birdcage birdcages birdseed birth birthdays biscuit biscuits bison bitmap blackbird blackbirds
blackboard blackboards blackhead blackheads blacking blacktopping bladder bladders blancmange blazer blazers bleach bleachers blender blenders blimp blimps blinder blinks bloodhound bloodhounds
bloodstream bloodstreams blouse blouses blowtorch blowtorches bluebell bluebells blueberries blueberry bluebird bluebirds blusher blushers boa boar boardinghouse boardinghouses boardroom boardrooms
boardwalk boardwalks boars boas bobbin bobbins bobcat bobcats bodice bodices boil boiled boiler boilers bologna bongo bongos bonnet bonnets bookcase bookcases bookend bookends bookmark bookmarks
bookshelf bookshop bookshops bookstore bookstores bootee bootees booth booths boubou bough boughs boulder boulders boulevard boulevards bourbon boutiques bowel boxcar boxers bra bracelet bracelets
braces braid brainchild bran brandies brands brandy bras brassiere brassieres brazier braziers breads breakwater breakwaters brew brewery brewing brews briefcase briefcases briefs brimstone britches
broccoli brogue brogues brokers bronco broncos broomstick broomsticks broth brothel brothels broths brownstone brownstones btc buba bucket buckets buffalo buffaloes builds bulb bulbs bulldozer
bulldozers bullfight bullfights bullfrog bullfrogs bumblebee bumblebees bumper bumpers bun bunch bunches buns burble burbles burger burgers burlap burner burners burro burros burukutu bushing
busstop bustop butte buttercup buttercups buttermilk butterscotch buttes buttock buttocks button buttons buttressing buyer buyers buzzard buzzards buzzer buzzers bybit byway byways caboose cabooses
cacao cacaos cactus cadaver cadavers cafeterias caffeine cake cakes calcium calf cam camcorder camcorders camel camellia camellias camels cameo cameos candies candlelight candlestick candlesticks
candy caning canister canisters cannabis cannabises canneries cannery cannonball cannonballs canopies canopy cantaloupe cantaloupes canteens canyon canyons capacitance capacitor capacitors cape
capes capitol capitols cappuccino cappuccinos caprice caprices captivates carbohydrate carbohydrates carbon carbons carburettor carburettors carcass carcasses cardigan cardigans cares cargo cargoes
caribou caribous carnivore carnivores carousel carousels carpeting carriageway carrion cart cartilage cartilages carton cartons cartridge cartridges carve carving cashews cashmere casing casings
casserole casseroles cassette cassettes catamaran catamarans catchment cater caterpillar caterpillars catfishes catnip cattle catwalk catwalks cauliflower cauliflowers caulking caviar cctv cedar
cedars celery cellar cellars cello cellophane cellos cellulose centipede centipedes cervix cesspool cesspools chagrins chains chainsaw chainsaws chairs chalet chalets chalice chalices chalkboard
chalkboards champagne champagnes chandelier chandeliers charger chargers chart charts chasm chasms chassis cheddar cheekbone cheekbones cheeseburger cheeseburgers cheesecake cheesecakes cheesecloth
cheetah cheetahs cherishes chessboard chessboards chest chests chick chickadee chickadees chicks chiffon chilli chillies chime chimes chimney chimneys chimp chimpanzee chimpanzees chimps chino
chinos chintz chipmunk chipmunks chive chives chlorine chloroform chloroforms chlorophyll cholesterol chops chopstick chopsticks chow chowder chowders chows chromium chromosome chromosomes
chrysanthemum chrysanthemums cider ciders cigar cigarette cigarettes cigars cinder cinders cinnamon circuitry cistern cisterns citrus citruses clappers clarinet clarinets classrooms cleanser
cleansers clearing cleats cleaver cleavers cliff cliffs climbing clipboard clipboards clipper clippers clitoris clitorises cloakroom cloakrooms clocks clockwork clockworks clothesline clotheslines
clothespin clothespins clothing cloths cloudburst cloudbursts clove clover clovers cloves clubhouse clubhouses clubs clutch coaches cob cobalt cobra cobras cobs cobweb cobwebs cocaine cockpit
cockpits cockroach cockroaches cocktail cocktails cocoas coconut coconuts coffeehouse coffeehouses coffer coffers coin coins colander colanders colas coleslaw collarbone collarbones collie collies
cologne colognes colours colt colts comet comets commiserate commiserates commodities commodity commuters compartment compartments compunctions conceal conceals concert concerts condiment condiments
condo condolence condom condominium condominiums condoms condor condors condos confetti conifer conifers connector connectors conserves console consoles consulate consulates containers contraption
contraptions convalesce convalesces converter converters cooking cookout cookouts cooler coolers coops copier copiers coping copperhead copperheads cords cornbread cornea corneas cornerstone cornet
cornets cornmeal cornrow cornrows cornstarch corpse corpses corpuscle corpuscles corridor corridors corsage corsages corset corsets cortex cosmos cosmoses cot cots cottage cottages cottons
cottontail cottontails cottonwood cottonwoods cougar cougars courthouse courthouses courtroom courtrooms courtyard courtyards cove coverall coveralls coves covet covets crag crags cranberries
cranberry cranes cranium craniums crate crater craters crates cravat cravats cravings crayfishes creek creeks crematorium crematoriums crevasse crevasses critter critters crockery crocodile
crocodiles crocus crocuses croissant croissants crossbow crossbows crossroad crosswalk crosswalks crowbar crowbars cruiser cruisers crusader crypt crypts crystal crystallisation crystals cubicle
cubicles cucumber cucumbers cuisine cuisines cupboard cupboards cupcake cupcakes curbing curd curds curio curios curler curlers currant currants cursor cursors cushioning custard custards custodian
cuticle cuticles cutlery cutlet cutlets cyanide cybercafe cyberspace cymbal cymbals cypress cypresses dachshund dachshunds daffodil daffodils dairies dairy dais daises daisies daisy dance dances
dancing dandelion dandelions darkroom darkrooms dashboard dashboards daunts daycare deathtrap deathtraps debris decaf decal decals decanter decanters decor decorate decorates decorating decors deer
defecate defecates dejects deli delicatessen delicatessens delis delivery demeans denim denims denture dentures deodorant deodorants deodorise deodorises derbies derby derrick derricks designing
desks despises dessert desserts detect detector detectors detects detergent detests detonator detonators detox detoxes dew diaper diapers diaphragm diaphragms diesels digging digs dill dills dimer
dimmer dinghies dinghy dinosaur dinosaurs dioxide dipstick dipsticks disaffects disappoints discern discerns disconcert disconcerts disenchants disgruntles disgust disgusts disheartens dishtowel
dishtowels disinfect disinfects diskette diskettes dismays disorient disorients dispensaries dispirits display displeases dissatisfies distastes distilleries distillery distracts divorce doe dogwood
dogwoods doilies doily dollhouse dollhouses dollies dolly dolphins domineers domino doodad doodads doohickey doohickeys doorbell doorbells doorknob doorknobs doorstep doorsteps doorway doorways dorm
dormitories dormitory dorms doughnut doughnuts downer downers downpour downpours dragonflies dragonfly drake drakes draperies drapery drawbridge drawbridges drawers drawing dread dreads dregs drier
driers driftwood drill driveway driveways droppings dross drugstore drugstores drum drums drumstick drumsticks dryer dryers dubbing duckling ducklings duct ducts duds duff dug dugout dugouts
dumpling dumplings dune dunes dungeon dungeons dustbin duvet dwellings dynamo dynamos eardrum eardrums earlobe earlobes earmuff earmuffs earphone earphones earplug earplugs earring earrings
earthworm earthworms earwax easel easels eateries eaves eavesdrop eavesdrops eba ebay edging edifice edifices edit edits eel eels effigies effigy efo eggplant eggplants eggshell eggshells elate
elates eldest electron electrons elements elevator elevators elk elks elm elms elves embankment embankments embers embitters embroidery embryo embryos emotions emporium emporiums emulsion emulsions
enamours enchilada enchiladas endears endive endives engines enrages entanglement entanglements enthrals entrails entryway entryways enzyme enzymes epaulette epaulettes epidermis epidermises eraser
erasers espresso espressos estuaries estuary eth ewe ewedu ewes excrement excrete excretes exhale exhales exhilarate exhilarates exhilaration expressways extinguisher extinguishers eyeball eyeballs
eyebrow eyebrows eyeglass eyeglasses eyelash eyelashes eyelid eyelids eyeliner eyeliners facial factories faeces fallout fang fangs fannies fanny farmhouse farmhouses farmyard farmyards fatigues
faucet faucets faulting fazes fears feedbag feedbags fender fenders fern ferns fertilisers fetus fetuses fez fibreglass fieldwork filament filaments fillies filly film films finch finches fingernail
fingernails fingertip fingertips fir firearm firearms firecracker firecrackers fireflies firefly fireplace fireplaces fires firewood firework fireworks firstborn fisheries fishery fishing fishnet
fishnets fist fists fitness fix fixes fixing fjord fjords flab flagpole flagpoles flagship flagships flagstone flagstones flamingo flamingos flannel flannels flapjack flapjacks flaps flashlight
flashlights flavouring flavourings flea fleas flipper flippers flooring flophouse flophouses floss flosses flotilla flotillas flowerbed flowerbeds flowerpot flowerpots flue flues fluke flukes
fluoride fluorides fluting flyswatter flyswatters foal foals foliage follicle follicles footbridge footbridges foothill foothills footlights footlocker footlockers footpath footpaths footstool
footstools footwear forceps forefinger forefingers forehead foreheads foreleg forelegs foreskin foreskins forklifts formaldehyde fortress fortresses foundries foundry fountain fountains foxhole
foxholes foyer foyers frankfurter frankfurters freeway freeways freezers freight freighter freighters freshwater fridges fried fries frieze friezes frigate frigates frightens frights frill frills
frock frocks frond fronds frosting frostings fry frying fulcrum fulcrums fume fumes fumigate fumigates fungicide fungicides fungus fur furnace furnaces furs fuselage fuselages gable gables gadget
gadgets gale gales gallbladder gallbladders galley galleys gallows galosh galoshes game games gander ganders gangplank gangplanks gangway gangways garb garbs gardenia gardenias gargoyle gargoyles
garment garments garnet garnets garret garrets gasket gaskets gasoline gasworks gateway gateways gauze gavel gavels gazebo gazebos gazelle gazelles gearing gearshift gearshifts geegpay gelatin geld
gelding geldings gelds gene genes genitalia genitals geranium geraniums gerbil gerbils germicide germicides getup giblet giblets gilding gingerbread gingham giraffe giraffes girder girders gizmo
gizmos gizzard gizzards glacier glaciers gladden gladdens gland glands glasses glassware glen glens glider gliders globule globules glove gloves glowworm glowworms glucose glycerine gnash gnashes
gnat gnats gnu gnus goalpost goalposts goatee goatees goblet goblets goggle goggles goldfish goldfishes gondola gondolas gong gongs goo goodies goody gorilla gorillas gosling goslings goulash
goulashes gourd gourds gown gowns graffiti graffito gramophone granite granola granule granules grape grapefruit grapefruits grapes graphite grasshopper grasshoppers grater graters graver gravestone
gravestones grease greenery greening greens grenade grenades grey greyhound greyhounds gridiron gridirons grieves grill grille grilled grilles grilling grills grind grinders grinding grinds
grindstone grindstones gristle grits grocery grotto grottoes groundhog groundhogs grouper groupers groyne groynes grudges gruel guacamole guangzhou guardrail guardrails guitars gulch gulches gullet
gullets gullies gully gumbo gumbos gumdrop gumdrops gunboat gunboats gunk gunnysack gunnysacks gunpoint gunpowder guppies guppy gusher gushers gust gusts gymnasium gymnasiums gyms gyroscope
gyroscopes haberdasheries haberdashery hackney hackneys hacksaw hacksaws haddock haddocks haemoglobin hailstone hailstones hairbrush hairbrushes hairdo hairdos hairnet hairnets hairpiece hairpieces
hairstyle hairstyles halibut halibuts halls hallucinate hallucinates hallway hallways halon hamburger hamburgers hammer hammock hammocks hamster hamsters hamstring hamstrings handbag handbags
handgun handguns handiwork handkerchief handkerchiefs handlebar handlebars handrail handrails hangar hangars hankerings hankers hankies hanky hardwood hardwoods harem harems hark harks harmonica
harmonicas harpsichord harpsichords hart harts harvesting hashish hatchback hatchbacks hatchet hatchets hatreds haulage haunch haunches hawk hawking hawks hazelnut hazelnuts headband headbands
headgear headland headlands headlight headlights headphone headphones headrest headrests headset headstone headstones headwind headwinds hearse hearses heartaches heartbreaks heartens hedgehog
hedgehogs heifer heifers helicopter helicopters heliport heliports helium helmet helmets helper helpings hemlock hemlocks hemp hen hens herb herbivore herbivores herbs heroin heroins heron herons
herring herrings hickories hickory highland highlands highlighter highlighters highways hillside hillsides hilt hilts hind hindquarter hindquarters hinds hippo hippopotamus hippopotamuses hippos
hoarding hollies holly hologram holograms holster holsters homeroom homerooms honeysuckle honeysuckles hooks hooter hopelessness hops hormone hormones hornet hornets horrifies horror horrors
horseradish horseradishes hosiery hosts hotcake hotcakes hotels hourglass hourglasses houseboat houseboats housings hovel hovels hubcap hubcaps humanises humankind humans humiliates hummingbird
hummingbirds hunt hunting hurricane hurricanes hut hutch hutches huts hyacinth hyacinths hydrant hydrants hydrogen hyena hyenas hyperventilate hyperventilates hypnotise hypnotises ibtc ice iceberg
icebergs icebox iceboxes icecream icicle icicles idolises igloo igloos iguana iguanas illness impedance incinerator incinerators incisor incisors incubator incubators infatuates infield infields
infirmaries infirmary inflame inflames infrastructure infrastructures infuriates ingratiates inhaler inhalers inlaw inlet inlets inn innards inns insecticide insecticides install installing installs
instep insteps insulator insulators insulin intercom intercoms intestine intestines intimidates iodine ion ions iris irises irks ironing irons isiewu islands isle isles istanbul isthmus isthmuses
ivies ivy jack jackal jackals jackdaw jackhammer jackhammers jaguar jaguars jalopies jalopy jambs jay jays jeans jellyfish jellyfishes jerrycan jersey jerseys jetties jetty jewelries jigger jiggers
jigsaw jigsaws jockstrap jockstraps jollof jowl jowls joystick joysticks jukebox jukeboxes jumpsuit jumpsuits juniper junipers jute kaftan kaftans kangaroo kangaroos keepsake keepsakes keg kegs kelp
kerb kerbs kerchief kerchiefs kerosene ketchup keyboards keyhole keyholes khakis kidney kidneys kilishi kiln kilns kilt kilts kimono kimonos kindle kindles kingfisher kingfishers kiosks kipper
kitchenette kitchenettes kitchens kitten kittens kiwi kiwis knapsack knapsacks knee knees knickers knickknack knickknacks knit knoll knolls knuckles koala koalas kuli labels labs labyrinth
labyrinths lading ladybug ladybugs lager lagging lagoon lagoons lake lakes laminating lamp lamps lampshade lampshades lander landfill landfills lanes lantern lanterns lapel lapels lapping larva
larynx laser lasers latex lath lathe lathes laths latrine latrines launcher launchers laundries laurel lava lavatories lavatory leadway lectern lecterns ledge ledges leek leeks leftovers legging
leggings legume legumes lemonade lentil lentils leopard leopards leotard leotards letdown letdowns libido libidos lid lids lifeboat lifeboats ligament ligaments lighthouse lighthouses lilies lily
limbers limestone limo limos limousine limousines linen linens lingerie liniment liniments lining linoleum lint lioness lionesses liqueur liqueurs liquor liquorice liquors lithium livestock llama
llamas loam loathes loathings lobster lobsters locker lockers locket lockets lockup locs locust locusts lodgings logo loin loincloth loincloths loins lollipop lollipops lome lonely longings loosely
lorries lotion lotions lotuses loudspeaker loudspeakers lozenge lozenges lubricant lubricants luggage lumberyard lumberyards luncheon luncheons lung lunges lungs luno lupin lupins lute lutes lye
lymph lyre lyres machete machetes mackerel mackerels macrocosm macrocosms madden maddens madhouse madhouses maggot maggots magnesium magnolia magnolias magnum mailbox mailboxes maim maims mainframe
mainframes mainlands mains makeup mallard mallards mallet mallets malls mammal mammals mandible mandibles mandolin mandolins mane manes manger mangers mangoes mangrove mangroves manhole manholes
manicure mankind mansard mantel mantelpiece mantelpieces mantels maple maples marble marbling mare mares margarine maria marigold marigolds marijuana marinas marionette marionettes markets marmalade
marquee marquees marsh marshes marshmallow marshmallows mart martin marts mascara mascaras masochism mast masts matchbook matchbooks matchbox matchboxes matchstick matchsticks matting mattress
mattresses mausoleum mausoleums mayo mayonnaise meatball meatballs meatloaf meatpie medicate medicates meetinghouse meetinghouses megaphone megaphones melons membrane membranes memory menorah
menorahs menstruate menstruates menthol mere merely meres meringue meringues meteor meteorite meteorites meteors methadone methane metro metros mews mezzanine mezzanines microbe microbes microchip
microchips microcomputer microcomputers microfiche microorganism microorganisms microphones microprocessor microprocessors microscope microscopes middleman midriff midriffs midstream mike mikes
milker milking millinery milling mincemeat minibus minibuses minicomputer miniskirt miniskirts minivan minivans mink minks minnow minnows misogyny missile missiles mistletoe mitt mitten mittens
mitts moat moats moccasin moccasins mockingbird mockingbirds modem modems mohair moimoi molasses molecule molecules mollusc molluscs monasteries monastery mongoose mongrel mongrels monogram monolith
monoliths monorail monorails montage montages moonbeam moonbeams moose moped mopeds morass morasses morgue morgues morphine mortarboard mortarboards mortifies mortify mosques mosquito mosquitoes
moss mosses motels moths motorway motorways mountainside mountainsides mourns mousse mousses moustache moustaches mouthwash mouthwashes mower mowers mtnn mucus muffin muffins muffler mufflers mule
mules museum museums musket muskets mussel mussels mustang mustangs mustard mutt mutton mutts nailbrush nailbrushes naming napalm napalms nape napes napkin napkins nauseate nauseates neckerchief
neckerchiefs necklace necklaces neckline necklines necktie neckties nectar nectarine nectarines needles negligee negligees neon nettle nettles neuron neurons neutron neutrons newborn newsprint
newsstand newsstands newt newts nft ngx nicotine nightclub nightclubs nightgown nightgowns nightie nighties nightingale nightingales nipple nipples nitrogen nkwobi noodle noodles nostril nostrils
nougat nougats nova nozzle nozzles nugget nuggets nurseries nutcracker nutcrackers nutmeg nutmegs nutriment nutriments nutshell nutshells nylon nylons nymphomania oak oaks oar oars oat oatmeal oats
oboe oboes observatories observatory obsesses octopus octopuses odometer odometers oesophagus oestrogen offshoot offshoots ogbono ogle ogles ogogoro ointment ointments oke okras omelette omelettes
opal opals operation opium opossum opossums orangutan orangutans orchard orchards orchid orchids organises organize organs orientate orientates orifice oriole orioles oscilloscope otter otters
outcropping outcroppings outfield outfields outhouse outhouses ovaries ovary ovens overcasting overcoat overcoats overdose overdoses overhear overhears overjoy overjoys overlapping overpass
overpasses oversleep oversleeps ovum owambe owl owls oxen oxide oxides oxygen oyinbo ozone packaging padding paddock paddocks pads pager pagers pagoda pagodas painkiller painkillers paintbrush
paintbrushes painting paints palate palates paling palmwine palomino palominos panacea panaceas pancake pancakes pancreas pancreases panda pandas pane panelling panellings panels panes panther
panthers pantie panties pantries pantry pants pantyhose papaya papayas paperweight paperweights paprika paraffin parakeet parakeets paraphernalia parasol parasols parchment parchments paring parka
parkas parkway parkways parlours parquet parquets parsley parsnip parsnips parsonage parsonages parties partridge partridges passageway passageways pasta pastas pate pates pathway pathways patio
patios patties patty paunch paunches pavement pavements pavilion pavilions payload payloads paypal pea peacock peacocks pear pears peas peat pebble pebbles pecan pecans pedicure peel peeling
peephole peepholes peeves pelican pelicans pelvis pelvises penchants pendulum pendulums penguin penguins penicillin peninsula peninsulas penis penises penknife penthouse penthouses peonies peony
pepe peppermint peppermints pepperoni pepperonis peppersoup percolator percolators perform performing performs periscope periscopes perm perms perspire perspires peruse peruses pesters pesticides
petal petals petticoat petticoats petunia petunias pew pews pewter pewters phallus pheasant pheasants phonograph phonographs phosphate phosphates phosphor phosphorescence phosphorus photocopier
photocopiers photocopy photon photons photos physic piccolo piccolos pickax pickaxes pictures pie pier piers pies pigeon pigeons piglet piglets pigpen pigpens pigsties pigsty pigtail pigtails pike
pikes piling pilings pillowcase pillowcases pincer pincers pincushion pincushions pine pineapples pines pinkie pinkies pinstripe pinstripes pique piques pistachio pistachios pistol pistols piston
pistons pixel pixels pizza pizzas placates placenta placentas plaice plaid plaids plait plaited plaiting plaits planetarium planetariums plankton plantains plants plaque plaques plateaus platinum
platter platters playhouse playhouses playpen playpens playroom playrooms plaything playthings pliers plough ploughing plugs plumage plutonium plywood pocketknife podium podiums poinsettia
poinsettias polish polishing pollen pollinate pollinates pollutant pollutants polyester polyesters polygraph polygraphs polymer polymers pomegranate pomegranates poncho ponchos pontoon pontoons
ponytail ponytails poodle poodles popcorn poplar poplars poppies poppy porcelain porch porches porcupine porcupines porpoise porpoises porridge porthole portholes portico porticoes portrait
portraits posies possum possums postbox posy potassium potbellies potbelly pothole potholes potion potions potluck potlucks pouch pounded power powerboat powerboats pram prawns precipice precipices
pregnancy preserves pretzel pretzels primp primps primrose primroses printing prints privates procreate procreates products projector projectors promontories promontory prong prongs propeller
propellers prosthesis protein proteins proton protons protractor protractors prow prows prurience pub pubs puck pucks pudding puddings puffer pulley pulleys pullover pullovers pulpit pulpits puma
pumas pumpernickel pumpkin pumpkins purse pus pushing puss pusses pylon pylons quagmire quagmires quail quark quarks quartz quay quays quiche quiches quidax quill quills quilting quinine rabbit
rabbits raccoon racetrack racetracks radar radars radiator radiators radish radishes radium radon railing railings rails railway railways raincoat raincoats raindrop raindrops rainfall rainfalls
rainstorm rainstorms rainwater raisin raisins rankles rasher raster rattler rattlers rattlesnake rattlesnakes ravelling ravellings ravine ravines rayon razor razors reactor reactors rear rearing
rears receptacle receptacles recording recovery rectum rectums rediscover rediscovers redwood redwoods reed reeds refineries reflector reflectors refrigerator refrigerators regalia regulars reindeer
rekindle rekindles relaxer relic relics remaking remitly repairing repents replica replicas reptile reptiles resentments resents resin resins resistor resistors resound resounds respirator
respirators restaurants resuscitate resuscitates retina retinas retriever retrievers revere reveres revolver revolvers rhinestone rhinestones rhino rhinoceros rhinoceroses rhinos rhododendron
rhododendrons rhubarb rhubarbs rickshaw rickshaws rigging rind rinds rings ringside rink rinks riverbed riverbeds riversides roadhouse roadhouses roadkill roadrunner roadrunners roadside roadsides
roadway roadways roast roasted robin robins robot robots rodent rodents roe roes rooster roosters roqqu rosaries rosary rosemary rostrum rostrums rotisserie rotisseries rotor rotors rotunda rotundas
rouge rouges roughage route router routes rowboat rowboats rubble rucksack rudder rudders rudiment rue rues rug rugs rummer rump rumps rung rungs runway runways rye saccharin sacks sadden saddens
sadism sagebrush sailboat sailboats salad salads salami salamis saliva salivate salivates salmonella salons saloon saloons salsa salsas saltwater sanatorium sanatoriums sanctuaries sanctuary sandal
sandals sandstone sandstorm sandstorms sang sangs sanitarium sanitariums sapling saplings sardine sardines sari saris sash sashes satchel satchels satin saucepan saucepans sauerkraut sauna saunas
sausage sausages sawdust sax saxes saxophone saxophones scad scalpel scalpels scandalises scarecrow scarecrows scheduler schlock schooner schooners scooter scooters scoreboard scoreboards scorpion
scorpions scrapbook scrapbooks scraps screens screwdriver screwdrivers scruff scruffs seafood searchlight searchlights seashell seashells seashore seashores seasides seats seaweed secrete secretes
sedan sedans seme semen semiconductor semiconductors sensor sensors separator separators sepulchre sepulchres sequencer sequin sequins sequoia sequoias serpent serpents serum serums servers
serviette serviettes sew sewage sewed sewn sews shamrock shamrocks sharpener sharpeners shawl shawls sheaf shears sheath sheathes sheathing sheaths shelf shellfish shellfishes shenzhen sherbet
sherbets sherries sherry shine shining shipment shipments shipping shipyard shipyards shirt shirting shirts shirtsleeve shoelace shoelaces shook shoot shooting shortcut shortcuts shortlet shorts
shotgun shotguns showpiece showpieces showroom showrooms shrapnel shrub shrubs sicken sickens sickle sickles sickness sidewalk sidewalks siding sidings sierra sights signal signals silencer
silencers silicon silk silks sill silo silos silverware simulator simulators sing singing sings sinus sinuses sirloin sirloins skein skeins skillet skillets skull skullcap skullcaps skulls skylight
skylights skyscraper skyscrapers slab slabs slacks slaughterhouse slaughterhouses sleet sleets sleeve sleeves slingshot slingshots slippers slobber slobbers slops sludge smocking smokestack
smokestacks smoother smoothie smoothies snack snapshot snapshots sneakers snippet snippets snipping snips snooker snout snouts snowdrift snowdrifts snowfall snowfalls snowflake snowflakes snowman
snowplough snowploughs snowstorm snowstorms socket sockets soda sodas sodium sofas solana someday soothe soothes sops sorbet sorbets sounder soundtrack soundtracks sovereign spacecraft spacecrafts
spaceship spaceships spaghetti spaniel spaniels spanner spanners spares sparrow sparrows spatula spatulas spay spays spearmint spectacles speedboat speedboats speedometer speedometers speedway
speedways spelt sperm sperms spew spews spigot spigots spinach spire spires spirits spittle spleen spleens splicing splint splinters splints spokes spore spores sporran sportswear spray spraying
sprig sprigs sprinkler sprinklers sprinkles squid squids squirrel squirrels stabling stadium stadiums stagecoach stagecoaches stair staircase staircases stairs stairway stairways stallion stallions
stalls stapler staplers starches starfish starfishes starlight stationery statue statues steak steaks steam steamboat steamboats steamed steeper steeple steeples stepladder stepladders sterilise
sterilises steroid steroids stethoscope stethoscopes sticker stickers stilt stilts stirrup stirrups stockbroker stockyard stockyards stole stoles stopwatch stopwatches storehouse storehouses
storeroom storerooms storey storeys stork storks stoves strainer strainers stratosphere stratospheres streetcar streetcars streetlight streetlights stretcher stretchers stronghold strongholds
stubble studios stuffing stuffings stylus subsection subsections subway subways suede suitcase suitcases suiting sunbathe sunbathes sunblock sunblocks sundae sundaes sundial sundials sundries
sunflower sunflowers sunglasses sunlight sunscreen sunscreens supercomputer supercomputers superhighway superhighways supermarkets superstructure superstructures supplier suppliers surgery suspender
suspenders swatch swatches swathing sweatpants sweats sweatshirt sweatshirts sweatshop sweatshops swelter swelters swimming swimsuit swimsuits swine swines switch switchboard switchboards switches
sword swordfish swordfishes swords sycamore sycamores synagogue synagogues synapse synapses syrup syrups tabernacle tabernacles tablecloth tablecloths tables tablets tadpole tadpoles taffies taffy
taillight taillights tailoring tailpipe tailpipes tails talc talisman talismans tallow talon talons tambourine tambourines tankard tankards tapeworm tapeworms taping tapping tarantula tarantulas
tarot tarots tarp tarpaulin tarpaulins tarps tartan tartans tassel tassels tatter tatters tavern taverns taxicab taxicabs teak teakettle teakettles teaks teapot teapots teat teats teeth teethe
teethes temple temples tendon tendons tendril tendrils tenement tenements tent tepee tepees tequila tequilas termite termites terrier terriers terrifies testicle testicles testis textile textiles
thermometer thermometers thigh thighs thingamajig thingamajigs thinner thistle thistles thong thongs thoroughfare thoroughfares threads thresher threshers throat throats throughput thumbnail
thumbnails thunderstorm thunderstorms thyme tiara tiaras tightrope tightropes tights tile tinder tinfoil tit titbit titbits titillate titillates tits toad toads toadstool toadstools tobacco tobaccos
toffee toffees tofu tog toga togas togetherness togs toiletries toiletry tollbooth tollbooths tollgate tollgates tomb tombs tombstone tombstones tomcat tomcats tongs tonsil tonsils toothbrush
toothbrushes toothpaste toothpastes toothpick toothpicks tore tornado tornadoes torque torso torsos tortilla tortillas tortoise tortoises toucan toucans toupee toupees tourniquet tourniquets tow
towelling towellings towing toxin toxins tractors trajectories trajectory trampoline trampolines tranquillise tranquilliser tranquillisers tranquillises transformer transformers transistor
transistors trapeze trapezes trapping trappings traumatise traumatises tray trays treetop treetops trestle trestles triceps tricepses tricycles trident tridents trike trikes trimmings trinket
trinkets tripods trivia trolley trolleys trombone trombones trouser trousers trout trouts truffle truffles trumpets trunk trunks trustfund tuba tubas tuber tubers tubing tugboat tugboats tulip
tulips tummies tummy tuna tunas tundra tundras tunic tunics turban turbans turbine turbines turd turds tureen tureens turnip turnips turnpike turnpikes turnstile turnstiles turntable turntables
turpentine turret turrets turtleneck turtlenecks tush tushes tutors tuwo tux tuxedo tuxedos tuxes tweed twister twisters typewriter typewriters typhoon typhoons udder udders undergarment
undergarments undergo undergoes underpants underpass underpasses undershirt undershirts underwear unmans unnerves unsettles upchuck upchucks upshot upshots uranium urinate urinates urine urn urns
usdt utensil utensils uterus vaccinate vaccinates vaccine vagina valise valises valley valleys valve valves vane vanes vase vases vat vats veal vegetarianism veggie veggies veiling velour venerate
venerates venison venom ventilator ventilators ventricle ventricles verandas vertebra vestibule vestibules vestment vestments viaduct viaducts vial vials vibes videocassette videocassettes viewing
villas vine vinegar vines vineyard vineyards vinyl vinyls viola violas violin violins viper vipers vise vises visor visors vitamin vitamins vodka volcano volcanoes voltage voltages volunteers
vulcanizing wadding wafer wafers wagon wagons waist waistband waistbands waistline waistlines waists waken wakens wallets walnut walnuts walrus walruses wardrobes warhead warheads warmer warship
warships washables washbasin washbasins washcloth washcloths washes washing washroom washrooms wasp wasps wastebasket wastebaskets waterfall waterfalls watermelons waters waterway waterways waybill
waybills wayside waysides weaponry weave weaves webbing weed weeding weeds weep weeps weld welded welds whatchamacallit whatchamacallits wheelbarrow wheelchair wheelchairs whirlwind whirlwinds
whiskers whiskies whisky whiskys wick wicker wickers wicket wickets wicks wiener wieners wigwam wigwams willow willows windbreaker windbreakers windmill windmills windowpane windowpanes windowsill
windowsills windpipe windpipes windscreen windscreens windshield windshields wineglass wineglasses wishbone wishbones withers wok woks womb wombat wombats wombs woodchuck woodchucks woodland
woodlands woodpecker woodpeckers woodwind woodwinds woof woofs wool workbench workbenches workstation workstations wormhole wormholes worsted wrapping wrappings wreath wreathes wreaths wreckage wren
wrench wrens wringer wringers wrist wrists wristwatches xylophone xylophones yarmulke yarmulkes yearn yearning yearnings yearns yeast yeasts yew yews yiwu yoga yogurt yogurts yolk yolks youtube
zebra zebras zip zips zoo zoos zucchini zucchinis
`
