import { wordsOf } from './words.ts'

/** What a trade sells or a farm brings. */
export const goods = wordsOf(
  'boutique pharmacy chemist supermarket minimart kiosk stall wigs weaves weavon attachments perfumes cosmetics okrika thrift fabrics ankara cartons crates batches containers instagram jiji harvest harvested cassava maize yam yams rice tomatoes beans palm cocoa crops produce fishes catfish birds broilers eggs goats bags goods provisions provision stock market shop store customers customer business trade wares clothes fish foodstuff bales poultry layers fowls chickens chicks hatchery fingerlings feed feeds vaccine vaccines fertilizer fertiliser seedlings herbicide',
)

/** Relatives and friends. */
export const family = wordsOf(
  "mum mom mother mama dad father papa brother sister uncle aunt aunty cousin wife husband son daughter pikin friend girlfriend boyfriend fiance nephew niece grandma grandpa parents in-law brother's mum's",
)

/** Words of who sells for a living. */
export const sellers = wordsOf(
  'sell sells shop business trade trading hustle market provision provisions customers seller',
)

/** What is sold once, right behind "from selling". */
export const assets = wordsOf(
  'my car land house plot property shares stocks crypto bitcoin building phone laptop generator',
)

/** What is owned and sold once. */
export const owned = wordsOf(
  'land plot plots house property shares stocks crypto bitcoin usdt car cars sold sale sell capital building asset assets',
)

/** What people own one of, by its name or make. */
export const ownThings = wordsOf(
  'car cars land house plot property shares stocks crypto bitcoin building phone laptop generator corolla camry toyota honda benz lexus jeep suv bike duplex bungalow flat estate motor vehicle',
)

/** Behind the name of a thing they make a calling of it: "data analyst". */
export const callings = wordsOf(
  'firm company business analyst analysts scientist engineer engineers entry officer clerk manager attendant technician dealer vendor seller supervisor specialist operator man men woman lady guard guards',
)

/** What can be let. */
export const properties = wordsOf(
  'house flat flats property bedroom building apartment duplex bungalow houses properties boys shops shop',
)

/** What is rented and is no home. */
export const hired = wordsOf(
  'gear camera cameras studio lights costume costumes drone car cars bus van truck equipment machine machines generator tractor farmland hall tools canopies chairs',
)

/** Rooms of work and worship, which are no home. */
export const shops = wordsOf(
  'church mosque hotel school hall event shop store office stall salon warehouse kiosk workshop',
)

/** The work of who fishes. */
export const fishing = wordsOf('fish fishing fisherman fishermen fisherwoman river canoe trawler')

/** A home of one’s own. */
export const ownHome = wordsOf('house home mortgage')

/** What pays interest by the Act’s own rule. */
export const bonds = wordsOf('treasury bill bills bond bonds tbills sukuk eurobond')

/** What a loan for a home is told by. */
export const homeLoans = wordsOf('mortgage loan build home')

/** What pays without work. */
export const investments = wordsOf('dividend dividends interest bond bonds bills deposit')

/** Who gets a pension, and by what. */
export const retired = wordsOf(
  'retired retiree retirees pensioner ptad retirement gratuity served serve widow late',
)

/** Who pays rent to the person. */
export const tenants = wordsOf('tenant tenants lodger lodgers')
