import type { CueRow } from './cue.ts'

/** What a trade takes in, costs, and leaves. */
export const trade: readonly CueRow[] = [
  [
    { role: 'business', strength: 'noun' },
    'share of profit | share of the profit | share of profits | profit | profits | net profit | my profit | business profit | business income | income from business | profit after expenses | profit after costs | after costs | after cost | after all costs | after my costs | net of costs | net of expenses | after my expenses | after all my expenses | after expenses | after all expenses | gain from business | freelance income | trading profit | profit from my farm | profit from the farm | clear profit | my gain',
  ],
  [
    { role: 'business', strength: 'source' },
    'from business | from my business | from the business | from my shop | from the shop | from my farm | from the farm | from farming | from my side business | from side business | from my hustle | from hustle | from side hustle | from my side hustle | side hustle | side business | side gig | from freelancing | freelancing | freelance | from freelance | from my freelance | freelance work | from consulting | consulting | consultancy | from tailoring | from my tailoring | tailoring | from sewing | sewing | from hairdressing | from my salon | my salon | from barbing | from trading | from my trade | from photography | photography | from catering | catering | from baking | baking | from pos | my pos | pos business | from my pos | from uber | from bolt | uber | bolt | from transport business | from okada | okada | keke | from keke | from graphics design | graphics design | graphic design | from web design | web design | from youtube | youtube | from content | content creation | affiliate marketing | from coding on the side | from fashion | from makeup | makeup | from private lessons | home lessons | home lesson | private lesson | private lessons | from mc work | from decoration | as a consultant | consulting gig | self employed | from my practice | farm | from fish farming | poultry | from poultry',
  ],
  [
    { role: 'business', strength: 'verb' },
    'i clear | dey clear | clears | i dey clear | remains for me | remain for me | i net from',
  ],
  [
    { role: 'revenue', strength: 'noun' },
    'sales | total sales | yearly sales | annual sales | monthly sales | turnover | revenue | takings | took in | takes in | take in | sold goods of | sold goods worth | gross sales | sales of | my sales | fees collected | fees received | fees earned | fees i collected | fees charged | professional fees | legal fees received | consultation fees received | clients paid me | client paid me | clients paid | customers paid me | billings | gross receipts | receipts | worth of goods | worth of sales | invoices | invoiced | billed',
  ],
  [
    { role: 'cost', strength: 'noun' },
    "owner collects | the owner collects | owner takes | delivery to owner | union collects | running the shop | running the business | running the chambers | running the office | running the place | goods na | goods is | goods are | goods was | goods be | goods : | my goods | cost | costs | expenses | expense | goods cost | the goods cost | cost of goods | cost of sales | business expenses | running cost | running costs | running expenses | purchases | purchase | stock | stock cost | cost of stock | cost me | costs me | expenditure | showroom rent | stand rent | studio rent | workshop rent | garage rent | hall rent | chambers rent | clinic rent | salon rent | stall rent | kiosk rent | warehouse rent | owner of the motor collects | owner of the keke collects | owner's delivery | shop rent | rent of the shop | rent for the shop | rent of shop | rent for shop | rent for my shop | rent of my shop | store rent | office rent | rent for the office | rent for my office | sales girl | salesgirl | sales boy | shop attendant | apprentice | raw materials | materials | overheads | business costs | cost price of goods",
  ],
  [
    { role: 'revenue', strength: 'verb' },
    'i sell # | i sell like # | i sell about # | i sell around # | i sell up to # | i dey sell # | i dey sell like # | i can sell # | we sell # | we sell about # | sell reach # | sells | dey sell | dey sell reach | shop sells | shop dey sell | sell worth',
  ],
  [
    { role: 'cost', strength: 'noun' },
    'sales boy | sales girl | my sales boy | my sales girl | salesgirl | salesboy | shop girl | apprentice wages | shop boy | my shop boy | paid my boy | sales person | salesperson | helper | my boys | my staff | clerk | clerks | second shooter | editor | staff salary | staff salaries | staff wages | salary of staff | salaries of my staff | salaries of staff | workers salary | workers salaries | boy salary | my boy salary | pay my staff | pay staff | workers pay | wages of my staff | staff pay | bales',
  ],
  [
    { role: 'outlay', strength: 'noun' },
    'diesel | fuel | petrol | nepa | nepa bill | electricity | light bill | light | generator | gen | data | airtime | internet | transport fare | packaging | delivery | logistics | utilities bill | union dues | levies | security levy | ads | adverts | maintenance | repairs | agent fee | agent fees | agent commission | caretaker | painting | plumbing | renovation',
  ],
  [{ role: 'shopWord', strength: 'source' }, 'shop | store | stall'],
  [{ role: 'cost', strength: 'verb', binds: 'after' }, 'i spend | i spent | spend | spent | spending'],
]
