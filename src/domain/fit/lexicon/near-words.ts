/**
 * Words of a dictionary that mean something else than the word with a meaning they are one or two typos away from, or
 * that they begin or end with: "lath" is no lathe, "lacets" are no lancets, "wireless" is no wire. They are neither
 * corrected nor split, so the check asks what they are unless another list knows them. Forms of the same word are left
 * out: "ebouillanter" may stand for "ebouillante".
 */
const ENGLISH = `
abasement ailment ailments archer archers assessors attacker backer balking banker banking barker barking
basking basting beach beaches blinders bloodless bloodshed boasting boil bonding bonging bounders brasher
brimstone broiling brush burner burners burros butches caching carbines carryall carryalls certainties chads
champing clamming clapping clomping clumping coking colder contiguous cooing cooler cores cornerstone
cornerstones cornice cramping crashing crooking crooks crust crusting curate curates curie currying dear dears
debarring decreasing defoliation demurring deriving digest digested digesting digests digits disconcerts
discontents discontinuous disentanglement ditties divert diverts doughy dries drilled drivel drivels drugging
drumstick drumsticks edgeways ejecting electing embalmer embalming explorer explorers facelift facelifts fagging
filed fillies filming firearm firearms firebrand fireside flatfoot flatiron fling flitting flogging foiling
foothold forager foraging forgery forget forgoing freeing freely fretted fries gabbing garbs gavel gazelle
gazelles gazetted glance goldenrod gravely graver grids grubbing gunshot hampering hangman hangnail hangover
hangovers hayseed holdout holdover hotbed hotbeds hothouse hotter hottest hourglass icing impacted inflatables
inflection inflections infractions initialling instilling lades lamest lath lather lathered lathers laths
lazying lessors liftoff limier liming limper liver loathe loathes lodestone logoff logout malice manslaughter
masseuse migrate migrated migrates migrating milkman mincemeat mooing moonshot moonstone moulting mounding
niceties nightstick nonflammable nonskid nontoxic oiler outpatient outpost outpouring overdrive overhang
overhanging overhear overhears overheat overheats overload overloading panting parboiling pasties patent patents
pawpaw percolation peroration perorations pigsties piing piking pimping piped pipers pipping piques plaice
plaiting plankton plater pointier poring porterhouse posher posits postbox postcode postmark pricking prickling
pricks profiling pullback pullout pullover pullovers pushover putties puttying quicksand quicksilver quisling
rained ranking rehiring reign reins replaying resign resigns restrain restraining retching roaches roaching
rotting rouses saluting sangfroid sapling sating satrap satraps scads scalping scarring scolding scooting
scoping seared searing sears sedge seeping serializing sharper shirting shocking shoplift shortcut shortcuts
shouldering shrivelling shtick shticks sicks sipping slashing slating slingshot sluing smearing smocking
snacking snarfing snipping snooping snorting snowdrop socking soldiering soling sowing spangle spangles spanning
spearing spines splitter sprinter sprinters stale stales staling stalking starling stashing steamboat steamship
steeping sticky stinging stoking stoner stoners stooping strapless stream streams stronghold stropping sturgeon
sturgeons sucking sunblock supercharger surefire sureties surmounting swashing swigging swindles swooping
syringing tackled tackler tackles tackling taker taring tensors termite thumbtack tiebreaker tier tightrope
tiller timbre timbres tines tinging toil torching torchlight touchstone toying tracker transponder transverses
tricking triter truckling twigging underwriter unexplored uppercut uppercuts waiter waster watermark watershed
weeing wenches windmilling windpipe wintergreen wired wireless wiretap withhold withholding workload wretches
wring yardsticks zippered zippering
`;

const FRENCH = `
aiguillage aiguillages amante amantes anguille anguilles arcature archere archiver arrivage autour bacher
bafouillant baise balade balades banche banches barbeaux barillet barillets bidouillant bique blocus boche bocks
borique boriques bouchonnage bouder bouillotte bouillottes bouler bouliers bousillant boutonnage boutonner
braguette braguettes braies brais braiser brassage brasse brasser brassez brioche brisque bronche bruant bruche
buffles canisse canisses casuistique charbons charrons chimeriques chiper clore closure closures coagulateur
consolateur contrepoison copulee cordier coulante coulantes coulants coulures couplage couplages couplant
couplee croulee culee debacler deboutonner decalant decampant dechainement decharner dechirement decouler
decouplage decouplages decouple decoupler decroissant decroissants degarnissage degarnissant deglacer delace
delacer denigrement derapant descendance desengagement detaller devorateurs dialectique echarpes ecume egouttant
egoutte egouttee egouttees egouttent egoutter egouttes egouttez egouttoir electronicienne entreprend entretenir
epiler etranglement etreindre explorions exposions facetie faceties faiseuse faiseuses fames fibres fifres
filames filasse filasses filin filtres fluames fluxmetre fluxmetres foires forage forages frayer frelon frelons
frileuse frileuses frisage gravisse graviter grugeage hautbois hurleuse icelui infestions instiller invectivons
ironisant isotrope isotropes laiteux lamies lampes larmes liage liames loger maintiens melanique meugle meugler
meugles morilles muasse oxydes pactole paillet paillets palanche palet palets palie palies palmette palmettes
papille pataient patinent perchage percluse percluses piaille pille pinceuse pinter pipeaux pipelet pipelette
piperine plagie plagies plaide plaides plaise plaises plissage plisseuse plissons pocher pointeau pointeaux
poisseuse polisson polissons pomper pontage ponter popeline portier poussier preformation prelever preposer
radoteuse ranimations reabonnement reabonnements reine reines resigne resignes rocher rochers rochet rompes
rondi rosir rosse rosses salage saliver sanglot sanglots spinales supins surcharger surgelons surmontant
surplomb surplombs teins tempe tempes thermie thons tigelle tigre tigrer timbrer tirage titrer toniques
transpercer trimer vires
`;

export const NEAR_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${FRENCH}`.trim().split(/\s+/));
