/** Idle remarks, reasons and things of daily life, none of which changes a sum. */
export const remarks = `
tax taxes taxed taxation taxable taxman taxpayer paye payable payee payer income revenue levy
calculate calculates calculated calculating calculation calculations calculator compute computes computed estimate estimated estimates figure figures sum sums amount amounts number numbers answer answers question questions
law laws act acts rule rules reform regime bill nta pit pita firs nrs lirs sirs irs jtb jrb government fg state's authorities authority
remit remits remitting remittance remittances liability liabilities liable obligation due dues charge charges charged charging expected supposed allowed entitled
money cash naira kobo account accounts alert bank's transfer wallet
exact precise rough roughly approximate approximately around nearly almost close
list details detail idea clue clarity clarify explanation step steps guide guidance advice advise
planning plan plans plan's budget budgeting decide deciding decision choose considering consider letter payslip slip statement document documents form forms record records
moved move moving relocated relocating relocate settle settled house home homes apartment flat flats room rooms bedroom bedrooms duplex compound building
marriage graduated graduation born birthday age aged
country nigeria's economy inflation expensive cheap hardship suffering struggle struggling managing manage survive surviving hustling
happy sad angry confused curious scared afraid surprised shocked annoyed serious joking
phone laptop network light

beginner newbie
anyhow anyway somehow otherwise
straight clean whole entire actual
wahala vex palava gist matter tori koko
chop eat drink sleep wake travel travelling traveling traveled travelled trip village
basis format table

check checking confirm confirming verify verifying review reviewing discuss discussing
best better worst worse fair unfair enough
serve served serving experience
kind kinds type types sort sorts kain kine category
hand hands pocket body head eye mouth side top bottom end front
sharp quickly urgently
person's everybody's
named name names called call calls
hr payroll finance
techie
based
sample example instance scenario case assume assuming suppose supposing imagine
`
