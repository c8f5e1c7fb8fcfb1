/** Places, employers and kinds of work, none of which changes a sum. */
export const places = `
nigeria africa lagos abuja fct abia adamawa akwa ibom anambra bauchi bayelsa benue borno cross river delta ebonyi edo ekiti enugu gombe imo jigawa kaduna kano katsina
kebbi kogi kwara nasarawa niger ogun ondo osun oyo plateau rivers sokoto taraba yobe zamfara
ikeja lekki ajah vi ikoyi surulere yaba mushin oshodi agege ikorodu badagry epe festac apapa ojota ketu maryland gbagada magodo ogba alimosho egbeda ipaja ajegunle isolo okota
mowe ota sango ijebu abeokuta sagamu ibafo ibadan ogbomoso iseyin osogbo ife ilesa ede akure owo ado ikere benin auchi ekpoma warri asaba ughelli sapele effurun
port harcourt ph phc obio akpor bonny eleme yenagoa uyo eket ikot ekpene calabar ikom ogoja aba umuahia owerri orlu okigwe onitsha nnewi awka nsukka abakaliki afikpo
makurdi gboko otukpo lokoja okene ilorin offa minna bida suleja jos bukuru lafia keffi karu mararaba kubwa nyanya gwarinpa wuse garki asokoro maitama lugbe gwagwalada bwari jikwoyi
zaria kafanchan funtua daura gusau birnin dutse hadejia azare yola mubi jalingo maiduguri damaturu potiskum wukari
island mainland victoria airport market street road estate village town city area state states local council capital country overseas abroad
uk usa us america london manchester leeds canada toronto germany berlin dubai ghana accra cotonou south kenya houston texas atlanta europe china india ireland
work job jobs career employment employed employer employers employee employees company companies firm firms organisation organization office offices
agency agencies startup startups ngo ngos bank banks school schools college university unilag ui oau unn abu uniben uniport futa lasu poly polytechnic hospital hospitals clinic pharmacy
church mosque hotel restaurant factory plant bakery farm warehouse shop shops store stores supermarket kiosk stall boutique salon studio workshop site
ministry ministries parastatal secretariat federal government's nnpc shell chevron total exxon mobil dangote mtn airtel glo 9mobile zenith gtb gtco gtbank uba access
firstbank fidelity sterling fcmb wema union polaris ecobank stanbic keystone opay moniepoint kuda palmpay flutterwave paystack interswitch andela jumia konga
kpmg pwc deloitte ey nestle unilever cadbury guinness nb breweries oando seplat julius berger nlng ncc cbn inec nafdac nimasa npa faan tetfund lasg lga subeb
oil gas telecom telecoms tech fintech it software hardware media marketing education health healthcare banking manufacturing construction agriculture aviation maritime hospitality real property
frontend backend fullstack web mobile product project cloud cyber remote remotely hybrid onsite online offline full parttime fulltime permanent temporary casual contract's
position role roles title appointment appointed confirmed probation transfer transferred posted posting join
department unit section's branch team shift shifts
private public sector informal formal
`
