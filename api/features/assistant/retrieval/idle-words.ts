/** Words that say nothing of which matter is meant, in English and in Pidgin: how people ask, who asks, and tax itself. */
export const idleWords = `
a an and are as at be been being but by can could did do does doing for from had has have having he her him his how i if in into is it its
me my mine myself more most much many no nor not of off on or our out own she so some such than that the their them then there these they
this those to too up us very was we were what when where which while who whom whose why will with would you your yours am im ive id
shall should may might must about after again all also any because before both each few just like only other same under until just
abeg abi ah all biko chai dat dem dey di dis don e eh ehn fit for go haba jare joor kai na nko no o oo ooo oga's oya pls please sabi sef sha shey se una wahala
wan wetin wey yes ok okay sir ma madam dear kindly hello hi good morning afternoon evening thanks thank teni
tax taxes taxed taxing taxable taxation taxpayer taxman pay pays paid paying payable money moni cash naira
want wants wanted need needs needed know knows understand explain tell say says said ask asking asked mean means meaning
get gets got give gives gave make makes made let put take takes took use used using work works come comes goes going gone done see seen
person people pipo somebody someone everybody anybody one ones thing things something anything everything way lot
really actually exactly still even yet now today always never ever maybe perhaps well good bad better true correct right wrong
will would supposed suppose allowed possible able must compulsory nigeria nigerian nigerians naija
there's that's what's it's i'm i've don't doesn't isn't can't won't`

const idle: ReadonlySet<string> = new Set(idleWords.trim().split(/\s+/))

/** Whether a word, in lower case, says nothing of the matter. */
export const saysNothing = (word: string): boolean => idle.has(word)
