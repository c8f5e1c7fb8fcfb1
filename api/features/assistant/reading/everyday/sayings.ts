/** Words of asking, judging, hurrying and telling, English and Pidgin, that change no sum. */
export const sayings = `
compulsory mandatory necessary required important urgent useful useless helpful rubbish nonsense stupid foolish annoying frustrating stressful terrible horrible awful lovely wonderful awesome brilliant excellent
write writes writing wrote written type typed typing spell spelled spelling speak speaks speaking spoke talks talking talked chat chatting chats message messages text texts texting reply replies replied respond response responded
kindly humbly respectfully politely sharpsharp quick quickly immediately promptly urgently asap eagerly gladly hopefully thankfully luckily unfortunately sadly frankly seriously truly clearly obviously apparently
definitely certainly absolutely surely probably possibly maybe perhaps likely
concern concerns concerned bother bothered bothers disturb disturbing matters mattered regard regards regarding concerning
curious keen willing eager unsure uncertain stranded helpless desperate puzzled baffled
explains explain explained explaining clarify clarified simplify simplified simplest elaborate describe described summarise summarize summary
abegi ejoo ejor ejo nna nne bruh guys fam famo padi paddy paddi gee g egbon aburo ore sebi shay shaa gan joo walai wallai kwanu naw noni
howfar xup sup wassup wagwan afa omo omor ahn ahhn ehya eya yaya kpele pele ndo sannu nagode daalu imela ese adupe oshe oshey ose mogbe yepa ewo chei tufiakwa
wettin wetn tori olofofo amebo gbam gbagam gbese gbege sapa katakata kasala kurukere yanga shakara japa'd gingers
listen listened listening notice noticed noticing realise realised realize realized remembered remembering recalled remind reminded reminding
wished dream dreams prefer prefers preferred hate hates hated enjoy enjoys enjoyed appreciate appreciated grateful
google googled search searched searching twitter tweet instagram facebook tiktok whatsapp telegram linkedin nairaland radio news newspaper article articles blog forum page pages website app apps
properly correctly wrongly accurately precisely officially legally technically theoretically practically
newcomer rookie dummy layman ordinary common
highest lowest biggest smallest latest newest oldest easiest fastest
way ways manner method methods approach style
understandable confusing complicated complex tricky simple difficult tough straightforward
weather rain sun heat traffic holdup queue strike lockdown covid pandemic election elections politics politician politicians
assist assisting assistance plenty fresh quantity repairer repairers hustle hustler hustlers computer printer degree certificate masters phd bsc msc hnd ond diploma nce mba interview cv
congratulations congrats cheers salute respect regards sincerely faithfully yours
meanwhile whichever whatever whoever wherever whenever however anyways hence thus
purpose purposes context background situation scenario circumstances issue issues topic subject fact facts
true false maybe confuse confuses confusion
hired applicant candidate recruiter recruited recruitment resumption onboarding onboarded orientation
`
