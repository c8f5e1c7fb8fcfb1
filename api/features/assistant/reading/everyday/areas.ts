/** Towns, local governments and quarters of Nigeria beyond the commonest; none of which changes a sum. */
export const areas = `
makoko ebute metta ojuelegba obalende cms marina onikan bariga shomolu somolu palmgrove anthony ogudu ojodu berger iju ishaga fagba abule ado iyana ipaja ayobo igando ikotun ejigbo ilasa itire lawanson
satellite amuwo odofin okoko igbogbo epe ibeju sangotedo abijo awoyaya bogije eleko jakande chevron osapa agungi ikate chisco oniru banana parkview dolphin alapere ikosi oworonsoki
ikeja gra opebi allen toyin alausa ogba aguda idumota balogun mandilas tejuosho oyingbo mushin idi araba alaba ladipo aspamda lasu igbosere
arepo magboro asese ofada ifo ewekoro ilaro owode idiroko ikenne iperu remo ode aiyepe odogbolu ijebuode
dugbe bodija mokola challenge ringroad molete apata agodi moniya ojoo akobo oluyole iwo eruwa saki kishi igboho lalupon fiditi
ilorin omu aran jebba pategi kaiama egbe kabba idah ankpa anyigba ajaokuta okengwe kotonkarfe koton karfe
dutsen alhaji lokogoma apo gudu galadimawa kuje kwali abaji jabi utako mabushi katampe camp dawaki dei jahi kado wuye durumi guzape karmo idu gwagwa zuba suleja madalla tungan masaka uke
rumuola rumuokoro rumuokwuta rumuodara rumuigbo rumuomasi elelenwo woji trans amadi borokiri diobu mile1 ada george ozuoba choba aluu igwuruta oyigbo omoku ahoada degema buguma okrika ogoni bori
ughelli agbor ogwashi uku ozoro oleh kwale abraka patani burutu koko jesse sapele oghara igbuzo ibusa okpanam
ugbowo ring uselu ikpoba ekenwan ekpoma irrua uromi igarra afuze
ogui uwani abakpa coal ekulu nike emene independence ngwo agbani udi oji nineth
fegge nkpor ogidi obosi ihiala ekwulobia agulu aguata oba nnobi nnewi ozubulu
ariaria aba ohafia arochukwu bende isuikwuato uzuakoli
orji wetheral ikenegbu naze mgbidi oguta mbaise emekuku
watt marian etta ediba parliamentary state ugep obubra obudu ogoja ikom akamkpa
oron abak ikot abasi ibeno itu etinan
gwale nassarawa fagge tarauni sabon gari ungogo dala kumbotso bichi rano gaya wudil dambatta gwarzo tudun wada
barnawa malali rigasa kawo tudunwada kakuri sabo samaru zango kachia saminaka
terminus rayfield bukuru vom shendam pankshin mangu barkin ladi langtang
bama gwoza biu monguno dikwa ngala konduga gamboru
gashua nguru geidam gujba
argungu yauri jega zuru
talata mafara kaura namoda anka
funtua malumfashi kankia dutsin jibia
kontagora mokwa lapai agaie wushishi new bussa
wamakko gwadabawa tambuwal illela bodinga
suburb suburbs axis neighbourhood neighborhood quarters junction roundabout bridge expressway highway avenue crescent lane lga lgas lcda headquarters border waterside riverside seaside countryside
`
