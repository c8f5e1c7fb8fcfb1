/**
 * Feelings and judgements, none of which changes a sum: words that have only senses of feeling or motive in WordNet 3.1
 * (© Princeton University), and adjectives of AFINN-165 that have no other sense, as far as SCOWL has them up to size 50; without
 * every word of the reader’s classes and whatever speaks of money, time, parts or changes.
 */
export const feelings = `
abase abash abhor abhorrence aboard abominate abused abusive accessible accomplished accusing achievable acrimonious adequate admired adorable adore adored adoring adventurous advisable affection
affectionate afflicted afraid aggravated aggravating aggressive aghast agreeable alarmed alas alive allergic altruistic amazed amazement amazing ambitious ambivalence ambivalent amicable amorousness
amused angered angry angst anguished animosity animus annoy annoyed anxious apathetic apocalyptic appal appall appalled appealing appeasing appetite appreciated apprehensive apprehensiveness ardent
ardor ardour arrogant ashamed astonished astonishment astounded astounding atrocious attacking attractive audacious avenged avid avidity awe awful awkward barbaric barbarous bashfulness beatific
beautiful befitting belittled bemuse benevolent biased bizarre blamed blissful blithe blurry boastful boding bored boredom breathtaking bright brilliant brutal buoyant capable captivate captivated
careful catastrophic certain chafing chagrin chagrined chaotic charitable charming cheerful cheery cherish cherished childish choked classy clouded cocky comfortable comforting complacence complacency
complacent complaining compunction condole confident confused confusing consternation constrained contagious contemptible contemptuous contentious contentment contrition convinced convivial cornered
courageous courteous crappy craving creative cruel crushed curious cynical cynicism dangerous daunt dazzling deafening debonair defeatism defiant deformed deft dehumanized deject dejected delectable
delighted delightful demanding demean demoralized demoralizing depressed depressing desirable desired desirous despairing despise despising despondency despondent destructive determined detest
detestation devastating devoted difficult diffidence diffident dire disaffect disagreeable disappoint disappointed disappointing disapproving disastrous discomfit discomfiture discompose discontented
discontentment discouraged discriminating discriminatory disenchant disgraced disgruntle disguised disgusted disgusting dishearten disheartened dishonest disillusioned disinclined disliked dismal
dismay dismayed disorganized disoriented disparaging dispirit displease displeased displeasure dissatisfaction dissatisfied dissatisfy distaste distasteful distinguished distract distracted distressed
distressing distrustful disturbed disturbing dolorous domineer dour dreaded dreadful dreary droopy dudgeon dumb easy ecstatic edginess eerie elegant embarrassed embarrassing embitter embolden emote
emotion empathetic empathy enamor enamour enchanted encouraged encouraging endear enjoyable enlightening ennui enrage enraged enrapture entertaining enthral enthrall enthusiastic envious enviousness
esteemed ethical euphoria euphoric exacerbating exasperating excellent excited exciting exhilarating exquisite exuberant exultant fabulous fainthearted famous fantastic fascinated fascinating fatal
fatigued faze fear fearful fervency fervent fervid festive filthy flustered focused fond foolish forbidden fortunate frantic fretfulness fright frighten frightened frisky frustrating funky furious
gaiety generous genial giddy gladness glamorous glee gleeful gloating gloomy glorious glum goddamn graceful gracious greedy grieve grim gripping grudge guilty gullible gusto hackles hanker hankering
happy harassed hard hardheartedness harmful harmonious harried harsh hate hated hatred haunted haunting healthy heartache heartbreak heartbreaking heartbroken hearten heartfelt heartstrings
heartwarming hellish helpful hesitant hideous hilarious hilarity homesick homesickness honest horrendous horrible horrid horrific horrified horrify huge humane humanise humanize humiliate humiliated
humorous hypocritical hysterical icky idiotic idolise idolize ignorant ignored illogical imaginative impassivity impeded impeding imperturbability impressed impressive improper inappropriate incapable
incensed incomprehensible inconvenient indecisive indestructible indignant indignation ineffective ineffectual inefficient inept inexcusable inexorable infantile infatuate infatuated infected
infectious inflamed influential infuriate infuriated infuriating ingratiate ingratitude inhuman innovative inquietude inquisitive insane insecure insensitive insipid insouciance inspired inspiring
insulting intelligent intense intimidate intimidated intimidating intricate invincible inviting invulnerable irascibility irk ironic irreparable irresistible irresolute irresponsible irritated
irritating itchy jaunty jealous jocular jocundity jolliness jollity jovial joyful joyfulness joyous joyousness jubilant jumpiness jumpy laughing lazy lenient lethal lethargic libelous lighthearted
lightheartedness likable likeable liked liking litigious livid loathe loathing longing lousy lovable loved loving loyal lucky ludicrous lugubrious macabre mad magnificent marvelous meaningful
meditative memorable merry mesmerizing methodical mirth mirthful miserable mocking modernized monomania morals motivated motivator mourn mournful mournfulness murderous murky naive nasty nervous nifty
noisy nostalgia notorious nuts obnoxious obscene obsess obsessed odd offending ominous oppressed oppressive optimistic outraged outrageous pained painful panicked passionate pathetic peaceful peeve
penchant penitence pensive perfected perplexed perturbed pesky pessimistic pester petulance phobic picturesque pining pissed piteous placate playful pleasant pleased pleasurable poignant poised
polished polite polluted predatory presentiment pretty proactive proud provoked provoking psychopathic punitive purposeful pushy puzzled quietude rainy rancor rancour rankle rapturous reassured
reassuring regretful relaxed remarkable remorse repent repentance repulsive rescued resent resentful resentment resolute respected responsive revengeful revolting revulsion ridiculous risky riveting
robed rotten rude sad sappy sarcastic scandalise scandalize scandalous scared scary sceptical scornful scruples seditious selfish sensuality sensuousness serene shaky shamed shameful sheepishness
shitty shocked shocking shyness sinful sinister skeptical slashing sloppy sluggish smugness sneaky sobering solicitude solidified somber soothing sophisticated sorrowful soulfulness spacious
speculative spirited spiteful squelched steadfast stereotyped stifled stimulating stingy stinking strange strangled stressed strong struggling stubborn stunned stunning suave suitable suited sullen
superb supreme sympathetic tainted terrible terrific terrified terrify thorny thoughtful thrilled throes thwarted timorous tired tolerant torn tortured tragic tranquil traumatic treasonous tremulous
trepidation triumphant trusted tyrannical umbrage unable unacceptable unappreciated unattractive unaware unbearable unbelievable uncomfortable unconvinced uneasy uneventful unfair unfavorable unfunny
unhappy unhealthy unimaginative uninspired unintelligent unloved unman unnerve unoriginal unpleasant unprofessional unsafe unsatisfied unscientific unselfish unsettle unsophisticated unsound unsure
unworthy upsetting uptight vague vapid vexing vibrant vicious victimized vigilant vile vindicated vindictiveness violent virtuous virulent vitriolic vivacious vociferous wanderlust warmhearted weak
wherefore whimsical wicked willies wishing wistfulness woebegone woeful worn worried wrathful wrenching yeah youthful yucky yummy zealous
`
