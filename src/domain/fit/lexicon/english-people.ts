/**
 * English nouns for people, their bodies and clothes, and what they talk about; `harmless.ts` has the rules for
 * adding a word. Singular forms; plurals are formed by rule.
 */

const KIN = `
mother father mom mum mommy daddy dad pa ma pops parent grandmother grandfather grandma grandpa granny gramps nana
grandparent grandson granddaughter grandchild grandchildren grandkid cousin nephew niece aunt auntie uncle brother sister
bro sis sibling twin daughter son stepson stepdad stepmom stepfather stepmother stepdaughter stepbrother fiance fiancee
girlfriend boyfriend bride groom spouse hubby wifey missus missis wife wives husband ex law laws inlaw kin relative
ancestor toddler baby babies child children kiddo teen teenager youngster adult senior elder oldtimer timer bachelor widow
family families household godfather godson
`;

const PERSONS = `
neighbour neighbor roommate landlord tenant stranger visitor guest host friend pal mate bud dude fella fellow lad lass
lady ladies gentleman gentlemen sir madam maam mister mr mrs ms miss folk human citizen local newcomer immigrant Canadian
member volunteer hero loser winner idiot moron genius rookie newbie noob greenhorn veteran expert master maniac nut
perfectionist procrastinator snob hipster redneck hoser goof clown jerk bastard bugger slacker lefty southpaw
righty pensioner retiree grouch critic judge witness captain skipper admin chief chair leader president mayor
councillor minister pastor priest reverend nun monk bishop deacon rabbi imam mennonite hutterite amish settler pioneer
cowboy rodeo wrangler trapper camper hiker skier snowboarder golfer bowler goalie referee coach player teammate
cyclist biker racer pilot sailor fisher angler hobbyist tinkerer maker artist sculptor designer drafter
draftsman architect engineer inspector auditor surveyor estimator scheduler dispatcher buyer seller vendor
supplier dealer distributor wholesaler retailer salesman saleswoman salesperson cashier clerk accountant bookkeeper
lawyer notary agent broker secretary receptionist manager director executive ceo steward janitor
custodian caretaker superintendent super foreperson forewoman leadhand bossman journeyperson trainee intern novice
graduate grad teacher professor prof principal tutor dean counsellor librarian author writer poet musician singer
drummer guitarist fiddler actor dancer photographer reporter blogger youtuber influencer streamer gamer programmer
army navy airforce military sergeant colonel officer cop police sheriff guard ranger warden
tradesperson tradeswoman tradespeople bricklayer mason roofer drywaller plasterer tiler glazier framer cabinetmaker
joiner upholsterer tailor cobbler saddler farrier potter luthier restorer collector hoarder scrapper
wrecker dismantler mover teamster longshoreman longshoremen stevedore deckhand shipwright sawyer millhand miner
driller tinsmith tinknocker sheetmetal ironworking rodbuster rodman pipeliner swamper toolpusher derrickhand
roustabout rigpig welderfab mechanicing handyman subcontractor
contractors sub subs owner operators freelancer entrepreneur partner shareholder staff staffer personnel workforce
workmate shopmate crewmate labour labor union local shopsteward applicant candidate recruit hire
postman mailman courier trucker cabbie chauffeur homeowner farmhand ranchhand hand dairyman shepherd gardener
landscaper arborist forester planter lumberjack millworker steelworker autoworker dockworker linewalker
`;

const BODY_AND_CLOTHES = `
arm elbow shoulder neck head hair beard moustache mustache face forehead eye eyes eyebrow ear ears nose mouth lip tongue
tooth teeth chin cheek chest back rib belly stomach gut guts waist hip hips butt ass arse bum leg knee ankle
foot feet toe toes heel joint muscle tendon carpal arthritis arthritic callus calluses sweat nail fingernail
thumbnail grip posture reflex eyesight glasses bifocals hearing voice
clothes clothing shirt tshirt undershirt flannel sweater hoodie sweatshirt vest jacket coat parka anorak windbreaker
overalls coveralls coverall jumpsuit pants jeans denim carhartt carhartts dungarees shorts trousers underwear longjohns
johns sock socks boot boots shoe shoes sneaker slipper sandal heel lace laces buckle zipper button pocket collar
sleeve scarf toque tuque beanie hat cap ballcap hardhat hat helmet visor goggle goggles earmuff earmuffs earplug
earplugs muff bandana balaclava hood cape apron bib chaps legging suspenders suspender uniform outfit costume dress
skirt suit tux tie watch ring bracelet necklace chain pendant wallet purse backpack knapsack lunchbox thermos
umbrella harness lanyard kneepad kneepads wristband stitching stitch seam fabric thread yarn velvet silk linen canvas
cordura nylon polyester spandex fur pelt sheepskin shearling mitt
`;

const TALK = `
rally rallies piecework
law rule story stories joke rant question thought opinion idea advice hint tip tips trick secret clue fact truth lie
rumour rumor gossip excuse reason cause result outcome success failure luck fluke chance odds guess bet dare deal bargain
promise favour favor gift present surprise prize reward award medal trophy trophies memory memories dream wish hope fear
worry worries stress pride shame joy fun laugh smile mood temper attitude patience habit hobby hobbies interest passion
skill talent craft knack experience background history past future career trade profession occupation gig hustle sidejob
business businesses client account invoice quote quotes estimate bid tender contract agreement deadline due budget price
cost fee tax taxes gst hst pst money cash cheque check bill dollar dollars buck bucks loonie toonie cent cents dime
nickel quarter wage wages salary paycheque paycheck pay payment deposit refund rebate discount coupon sale bonus perk
pension benefit insurance loan mortgage rent lease debt credit debit bank wallet receipt order orders workorder
purchase po rfq invoice paperwork form document folder binder clipboard notebook note memo letter email text message
phone call voicemail phone app website site page link photo photos picture pic pics video videos youtube tiktok
instagram facebook reddit forum post comment thread podcast radio song music band guitar banjo fiddle drumkit movie show
tv television news newspaper magazine book novel manual guide chapter page poster calendar schedule appointment meeting
interview party parties wedding birthday anniversary anniversaries funeral christmas xmas easter thanksgiving halloween
holiday holidays vacation trip visit weekend night date honeymoon reunion barbeque picnic festival fair carnival
parade concert game games match tournament league season playoffs hockey soccer football baseball basketball lacrosse
curling golf bowling ringette tennis volleyball rugby skiing snowboarding skating puck goal net arena stadium
school highschool college university campus classroom course class grade semester term lesson homework assignment exam
quiz test midterm diploma degree certificate cert licence license permit program programme apprenticeship coop placement
training workshop seminar demo demonstration presentation lecture textbook chapter exercise block period year
sait nait bcit cwb cwbs csa aws asme api tssa absa ccohs wsib ohs whmis whimis interprovincial pq pqr wps qc qa iso cwi
redseal logbook module level levelone blockrelease
beer beers lager ale cider wine rum rye whisky whiskey scotch caesar coffee coffees tea timmies tims
doubledouble donut donuts doughnut muffin bagel sandwich sandwiches poutine pizza pizzas nachos taco
tacos pop coke pepsi gatorade juice breakfast lunch lunches dinner supper snack snacks brunch meal meals dessert
cookie cookies cake pie cupcake candy chocolate popcorn maple tourtiere perogies pierogi
`;

/** Chat without meaning for the job. */
const CHAT = `
lol lmao rofl haha hahaha hehe omg omfg wtf btw imo imho fyi asap eta tbh ngl idk iirc fwiw afaik thx ty pls plz tho thru
cuz cause coz gotcha gimme lemme dunno yup yep yeah yea yah nah nope uh um umm hmm hmmm huh eh ehh ah aha ahh aw oh ooh ooo
ouch oops whoa wow yay woohoo hooray cheers welcome bye goodbye cya hiya howdy yo sup aight alright alrighty okey dokey
okie kay mkay damn damned dammit darn darned dang heck hell hella crap crappy crud shit shitty shitload shite bullshit bs
fuck fucking fucked fuckin effing frickin freaking friggin frigging goddamn god jesus christ lord gosh golly geez
jeez sheesh bloody bugger arse ass asshole piss pissed pissing sucker screwup holy jackass dumbass badass dipshit
please kindly respectfully sincerely regards thankful thanks thankyou grateful appreciate appreciated cheerio sorry
apologies pardon excuse sir forgive bless amen hallelujah honestly frankly seriously literally basically
actually technically apparently obviously evidently supposedly presumably hopefully thankfully unfortunately sadly
luckily fortunately funnily ironically surprisingly interestingly incidentally basically essentially virtually
practically generally specifically particularly especially primarily predominantly chiefly largely partly partially
entirely totally completely absolutely definitely certainly surely undoubtedly clearly plainly simply merely hardly
scarcely barely slightly somewhat kinda sorta pretty quite rather fairly extremely incredibly insanely ridiculously
stupidly awfully terribly damn super mega ultra hyper uber wicked mighty plenty heaps tons loads oodles bunches galore
aplenty enough ample sufficient anyhow anyways anyway nonetheless nevertheless regardless however therefore thus hence
moreover furthermore besides whereas although though despite spite since unless until til till whilst amid among
amongst per via vs versus circa aka ie eg etc plus minus ve re ll ain gotten gonna wanna gotta oughta shoulda coulda
woulda hafta tryna finna lotta outta kindof lookin doin workin weldin makin gettin goin havin usin thinkin
ya yall y'all yous youse em ol ole wee lil itty bitty teeny
`;

export const ENGLISH_PEOPLE = [KIN, PERSONS, BODY_AND_CLOTHES, TALK, CHAT];
