/**
 * English adjectives and adverbs; see `harmless.ts`. No words for heat, cold, wetness, edges, power or pressure, and no
 * negations ("uninsulated", "unguarded").
 */

/** Inflected by rule: "-er", "-est", "-ly". */
const ADJECTIVES = `
able rusty muddy messy neat wide narrow small tricky dark lovely absurd accurate actual additional adequate adjacent advanced adventurous affordable aged agile alone
aluminized amateur ambidextrous ambitious ample ancient angry annual antique anxious apparent appropriate approximate
architectural arthritic artistic asymmetrical attractive audible aware awesome awkward backward bad baffled bare basic beautiful beefy
best big bitter bizarre bland bleak blunt bold bossy brave breathable brief brilliant brisk brittle broad brutal
bulky bumpy burly busted busy calm capable careful casual cautious central certain challenging cheap cheerful cheesy chewy
chubby chunky circular civil classic classy clean clear clever clingy close cloudy clumsy coarse colossal colourful comfy
common commercial compact comparable compatible competent competitive complete complex complicated concerned concrete
confident confused consecutive considerable consistent conspicuous constant contemporary content convenient conventional
correct corrugated cosmetic costly countless courageous cozy cramped cranky crappy crazy creative critical
crooked crowded crucial crude cruel cubic curious curly current curved cute cutesy daily dark decent decorative
dedicated deep defective delicate delighted dense dented dependable desperate detachable detailed determined dexterous diagonal
different difficult digital diligent dim dinky direct disappointed distant distinct dirty dodgy domestic double doubtful drafty
dreadful dreary dull dumb durable dusty eager early eastern easy eccentric economic economical educational effective
efficient elaborate elderly elegant elementary elliptical embarrassed empty endless enormous entire epic equal ergonomic
essential even eventual everyday evil exact excellent exceptional excessive excited exciting exclusive exotic expanded expensive
experimental expert external extra extraordinary extreme fabulous faint fair fake familiar famous fancy fantastic far
fast fat faulty favourite fearless feasible feeble few fiddly fierce final fine finicky firm first fit fixed flashy flat
flawless flexible flimsy floppy fluted foldable foolish foreign formal former fortunate foul fragile frail frequent
fresh friendly frugal frustrated frustrating full fun functional funky funny furious fussy future general generous gentle genuine
giant gifted gigantic glad gloomy glorious good gorgeous grand grateful great greedy grim gross grubby grumpy guilty gusty
handsome handy happy hard hasty healthy hearty heavy hefty helpful helpless hesitant hidden high hilarious historic
historical hollow holy homely honest hopeful hopeless horrible huge human humble humongous humorous hungover hungry
iconic ideal identical idle ignorant imaginative immediate immense impatient imperfect important impossible
impressed impressive inaccessible inadequate incredible independent indoor industrial inexpensive inexperienced informal
initial innocent insane insecure inside insignificant intact intense interested interesting interior intermediate
internal intricate invisible irregular irrelevant itchy jealous jolly joint jumbo junior keen key kind knobby lanky
large last late latest lateral lazy lean least left legal legendary legit legitimate lengthy level light likely limber limited
linear little lively local logical lonely long longitudinal loose lopsided loud lousy lovely low loyal lucky
lumpy mad magical magnificent main major male female manly marginal massive mature maximum mean meaningful mechanical
mediocre medium memorable menial mental mere messy metallic meticulous mid middle mighty mild minimal minimum minor
minuscule miserable missing misaligned mixed mobile modern modest modular monotonous monster monthly monumental mortal multi
mundane mutual mysterious narrow nasty national native natural naughty nautical neat necessary nervous neutral new
nice nimble noble noisy nominal nonstandard normal notable notched noticeable notorious novel numerous nutty oblong
obscure obvious occasional odd okayish old oldschool ongoing online open operational opposite optimal optional ordinary organic
original ornamental ornate other outdated outdoor outer outrageous outside outstanding oval overall overdue overpriced oversize
oversized overworked painless painful painstaking pale paltry panicky parallel parked partial particular passionate
passive past patchy paid peaceful peculiar periodic permanent perpendicular persnickety personal
petite petty physical picky plain planned playful pleasant pleased plentiful plump pointless polite politic poor popular
portable possible postponed potential practical precious precise pregnant preliminary premium
prestigious pretty previous pricey primary prime primitive principal prior private prized probable productive
professional profitable prominent prompt proper proud provincial public puny pure purple pink beige maroon teal turquoise
puzzled quaint qualified quarterly questionable quick quiet quirky radial random rapid rare rattly ratty ready real realistic
reasonable recent recreational rectangular recycled reduced redundant refined refurbished regional
regular related relaxed relevant reliable religious reluctant remaining remarkable remote removable repeat repetitive
resilient respectable responsible retired retro rewarding rich rickety ridiculous rigid rigorous robust
rocky rough round routine royal rubbery rude rugged rural rush rustic sad safe same sandy
satisfied satisfying savvy scarce scared scary scenic scheduled scratchy scrawny seamless seasonal seasoned secondary secret
secure sensible sensitive sentimental separate serious several shabby shaggy shaky shallow shapely sheer shiny shitty shoddy short
shy significant silent silky silly similar simple sincere single skeptical skilled skinny slack slanted slapdash sleek sleepy
slender slick slight slim sloped sloppy slow sluggish small smart smooth snappy snazzy sneaky snug snuggly sober social soft solid
solitary sore sorry sound sour southern spacious spare sparse special specialized specific spectacular speedy spiral
splendid spotless spotty square squeaky stable standard stationary steady steep sterling stiff still stinky stout straight
straightforward strange strategic strenuous stressful strict strong structural stubborn stuck stupid sturdy stylish sub subtle
suburban successful sudden sufficient suitable sunny super superb superior supple sure surplus surprised suspicious sweaty
sweet swift symmetrical synthetic systematic tacky talented tall tapered tasty tattered taut tedious telescopic
temporary tender tense terrible terrific territorial thankful thick thin thirsty thorough thoughtful threadbare tidy tight
timid tiny tired tireless tiresome tolerable top tough traditional transparent transverse tremendous trendy tricky trivial troublesome true trusty twin typical
ugly ultimate unable unacceptable unaware unbelievable uncertain uncomfortable uncommon uncomplicated underpaid
underrated understandable uneven unfair unfamiliar unfortunate unhappy uniform unimportant unique universal
unlikely unlucky unnecessary unofficial unpainted unpaid unpleasant unpolished unpopular unpredictable unprimed unrelated
unsatisfied unskilled untidy untrained unusual unwanted upcoming upper upright upset urban urgent useful useless usual vacant vague
valid valuable various vast versatile vertical viable vintage virtual visible vital vivid vocal vulgar warped wary
wasteful wavy weak wealthy wearable weathered weekly weighty weird wellmade western whacky whole wholesale wicked wide widespread
willing windswept wise wobbly wonderful wonky woolly woolen worn worried worthwhile worthy wrong yearly young yummy
`;

/** Used as they are: adverbs, particles, and past participles that no listed verb forms. */
const ADVERBS = `
corroded perforated pitted ripped regulated sick damaged
abroad absolutely accordingly across afterwards afterward again ahead alike alongside aloud already altogether anew annually apart
around ashore aside astride away awhile backwards barely beforehand behind below bilaterally clockwise consequently crossways
currently downright downwards downward eastward elsewhere endwise even eventually everytime evermore ever exclusively
faraway farther farthest finally firsthand foremost forever formerly forth forthwith forward forwards freehand frequently fulltime further
furthermost generally gradually halfway hence henceforth hereabouts herein homeward immediately inasmuch indeed indefinitely inevitably initially
instantly instead inward inwards lastly lately lengthwise lest likewise longways manually maybe meantime midway
mostly namely needless nevertheless newly next nightly nonstop normally northward nowadays nowhere occasionally
onward onwards otherwise outright outward outwards overall overtime parttime perchance perhaps possibly potentially presently
previously probably properly quarterly recently repeatedly respectively same seldom semi shortly sideways simultaneously
slantwise someday somehow someplace sometime somewhere soon sooner southward straightaway subsequently suddenly thereafter
thereby therein thereof thrice together tomorrow tonight twofold ultimately underneath unto upfront upside upward upwards
usually westward whenever whereabouts whereby wherein whereupon whichever whoever whomever wholly whatsoever widthwise worldwide yearround yet
overall oneoff onetime parttime fulltime halftime halfway longterm shortterm secondhand thirdhand newbuild aftermarket oem
diy homebuilt homegrown shopbuilt custommade handbuilt preowned prebuilt prebent prefab postweld preweld stateoftheart
topnotch firstclass rockbottom brandnew lastminute freshoff
busted hooped knackered pooched buggered bunged beatup banged clapped junky scrappy
wornout clapped gnarly sketchy janky wonky cruddy grotty skookum bitchin rad sweet dope epic wicked primo mint
biggish smallish shortish longish oldish newish thickish thinnish heavyish lightish toughish roundish squarish fairish goodish
`;

export const ENGLISH_ADJECTIVES = [ADJECTIVES];
export const ENGLISH_ADVERBS = [ADVERBS];
