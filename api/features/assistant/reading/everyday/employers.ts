/** Ministries, agencies, schools, unions, churches and companies beyond the commonest, and their words; none of which changes a sum. */
export const employers = `
luth lasuth uch ubth unth upth uith oauth oauthc abuth akth jut juth fmc nimr nphcda ncdc ncaa nama nigcomsat nitda nasc nbs nbc nbte nuc jamb waec neco nabteb ubec nerdc nti tetfund ptdf petroleum nuprc nmdpra
ncdmb dpr nnpcl nddc nema nemsa nerc tcn ekedc ikedc ibedc phed aedc eedc kedco jedc nipost naf fcta fcda fcc niwa npc nimc nipc bpp bpsr bpe cac ndic naicom itf nsitf fmbn fha lsdpc lawma lasema lastma
kai lasucom lastech nut nlc tuc asuu nasu ssanu naat nulge nma nards nannm pengassan nupeng jusun nba nse coren nbma son
rccg mfm winners deeper christ embassy salvation redeemed anglican catholic methodist baptist ecwa cocin aladura celestial cherubim parish diocese cathedral nasfat
unijos unimaid unizik uniabuja unilorin uniosun delsu eksu aaua oou tasued lasustech futo futminna futy buk udus mautech noun covenant babcock bowen redeemers landmark afe babalola crawford bells veritas pan atlantic madonna igbinedion
yabatech laspotech mapoly ibadanpoly kadpoly auchi aocoed fce coe polytechnics universities colleges academy academies institute institutes seminary
providus titan jaiz lotus citi chartered suntrust parallex globus optimus fairmoney renmoney palmcredit piggyvest cowrywise bamboo risevest
chowdeck glovo kobo360 gokada treepz lori sendme konga jiji slot spar shoprite justrite ebeano addide hubmart prince ebano blenco
lafarge bua flour honeywell olam wacot pz reckitt unicorn friesland fan milk indomie dufil coca cola pepsi promasidor vitafoam lever bros baker fidson emzor gsk swipha neimeth
schlumberger halliburton hughes saipem technip agip eni conoil ardova mrs rainoil heirs transcorp geregu eterna aiteo sahara lekoil waltersmith addax equinor
setraco arab contractors rcc ccecc reynolds dantata sawoe hitech mota engil cappa dalberto craneburg arabcontractors
airpeace arik dana azman overland aero unitednigeria greenafrica valuejet ethiopian
ntdc punch vanguard thisday guardian tribune channels tvc arise ait silverbird raypower wazobia coolfm nta frcn bbc cnn voa
unicef undp unhcr wfp fao unfpa unesco usaid dfid fcdo giz msf irc nrc mercy corps oxfam actionaid redcross chai fhi360 jhpiego pathfinder heartland apin ihvn ccfn
enterprise enterprises ventures nig outfit establishment body bodies board boards bureau tribunal court courts judiciary assembly legislature senate
presidency villa barracks command battalion division headquarters hq branches station stations depot depots terminal terminals refinery port ports dockyard
plaza mall complex arcade canteen cafeteria lounge club gym laboratory hostel lodge motel guesthouse eatery bukka cafe
sme smes msme mission centre center centres centers quarry sawmill ginnery abattoir hatchery greenhouse nursery
`
