/** Words of grammar, of English and of Pidgin, that change no sum. */
export const grammar = `
a an the this these those i me my myself us ourselves you your yours he him his she her hers they them their it its
who whom whose which what how why where when that there here am is are was were be been being do does did done doing have has had having
will would shall should can could may might must ought need wants want wanted wanting like likes let lets and or but so if as at by to of in into off up down
with about because while though although whereas whether yet still already even again ever also too very really quite rather just
yes yeah yep ok okay oh ah eh o oo ooo abi sha sef now nau jare biko abeg ehn ehen kai oya walahi wallahi haba chai ha hmm na dey don dem una wey de di dat dis im e fit go 
wan sabi se shey shebi nko ko kuku joor jor o's dia wetin watin waka make inside dose anoda beta na'so wella
i'm i've i'd i'll it's that's what's there's let's he's she's they're we're you're couldn't wouldn't shouldn't
ive id thats whats hes shes theyre youre 
any all everything something anything thing things one ones own such much many lot lots bit enough
then than ahead later soon recently currently presently today yesterday tomorrow nowadays long ago back away around along across through
well good bad nice great fine right wrong true correct sure real actual actually basically honestly simply exactly normally usually typically generally overall
new old big small large huge tiny little high low higher lower young short hard easy simple quick fast slow early late
see saw seen say says said saying ask asks asked asking tell tells told telling know knows knew known knowing think thinks thought thinking mean means meant
understand understood understands believe guess wonder wondering worry worried hear heard read reads find found finding show shows look looks looking
come comes coming came goes going went gone put puts keep keeps kept use uses used using try tries tried starts begin began
work works working worked employ employs employing help helps helping happen happens happening happened live lives living lived stay stays staying stayed
give gives given take takes taken taking took bring brings brought turn turns turned seem seems feel feels
please thanks thank hello hi hey dear kindly sorry greetings morning afternoon evening night goodnight welcome bless amen god sir ma madam oga boss bro bros sis chairman teni
mr mrs miss dr engr chief alhaji alhaja pastor
how's hows wonderin gonna wanna gotta lemme gimme
anywhere nowhere somewhere everywhere anyone anybody someone somebody everyone everybody 
rest ready able possible especially therefore however anyway 
cos coz lol haha hahaha lmao smh wow omg fr btw fyi tbh idk asap
abt etc eg ie via vs
`
