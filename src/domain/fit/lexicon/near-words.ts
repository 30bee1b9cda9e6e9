/**
 * Words of a dictionary that are one or two typos away from a word with a meaning, and mean something else: "lath" is no
 * lathe, "lacets" are no lancets. They are never corrected, so the check asks what they are unless another list knows
 * them. Forms of the same word are left out: "ebouillanter" may stand for "ebouillante".
 */
const ENGLISH = `
abasement ailment ailments attacker backer balking banker banking barker barking basking basting beach beaches
blinders boasting boil bonding bonging bounders brasher breeze broiling brush burner burners burros butches
caching carbines chads champing changed clamming clapping clomping clumping coil coils coking colder contiguous
cooing cooler cores cornice cramping crashing crooking crooks crust crusting curate curates curie currying dear
dears debarring decreasing defoliation demurring deriving disconcerts discontents divert diverts doughy dries
drilled drivel drivels drugging ejecting electing embalmer embalming explorer explorers fagging failing filed
filling filming fling flitting flogging foil foiling forager foraging forgery forget forgoing freeing freely
fretted fries gabbing garbs gavel glance grained gravely graver grids grins grubbing hampering hides horses
hotter icing impacted inflatables inflection inflections infractions initialling instilling lades lamest lath
lather lathers laths lazying limier liming limper liver loathe loathes mooing moulting mounding oiler overhear
overhears overheat overheats panting patent patents percolation peroration perorations piing piking pimping
piped pipers pipping piques plaice plaiting planes plater pointier poring posher posits pricking prickling
pricks rained ranking rehiring reign reins replaying resign resigns retching roaches roaching rotting rough
rouses saluting sapling sating satrap satraps scads scalping scarring scolding scooting scoping seared searing
sears sedge seeping serializing shape shared sharper shirting shocking shouldering shrivelling shtick shticks
sicks silver sipping slashing slating sluing smearing smocking snacking snarfing snipping snooping snorting
socking soil soldiering soling sowing spangle spangles spanning spearing spines splitter sprinter sprinters
stale stales staling stalking standing starling stashing steeping sticky stinging stoking stoner stoners
stooping strain stream streams stropping sturgeon sturgeons sucking swashing swigging swindles swooping
syringing tackled tackler tackling taker taking taring termite tier tiller timbre timbres tines tinging tires
toil torching toying track tracker tracking tracks transponder transverses trick tricking triter truckling
twigging underwriter unexplored waiter walter waster weeing weight wenches wired wretches wring
`;

const FRENCH = `
aiguillage aiguillages amante amantes anguille anguilles arcature arrivage bacher bafouillant baise balade
balades banche banches barbeaux bidouillant bique blocus boche bocks borique boriques bouchonnage bouder
bouillotte bouillottes bouler bouliers bousillant boutonnage boutonner braguette braguettes braies brais braiser
brassage brasse brasser brasses brassez brioche brisque brochet brochets bronche bruant bruche canisse canisses
casuistique charbons charrons chimeriques chiper clore closure closures coagulateur consolateur copulee cordier
coulante coulantes coulants coulures couplage couplages couplant couplee croulee cruciale cruciales culee
debacler deboutonner decalant decampant dechainement decharner dechirement decorateur decorateurs decouler
decouplage decouplages decouple decoupler decroissant decroissants degarnissage degarnissant deglacer delace
delacer denigrement derapant descendance desengagement detaller devorateurs dialectique echarpe echarpes ecume
electronicien electronicienne electroniciens energie energies epiler etranglement etreindre explorions exposer
exposions faiseuse faiseuses fames fibres fifres filames filin fluames foires forage forages frayer frelon
frelons frileuse frileuses frisage gravisse graviter grugeage hurleuse infestions instiller invectivons
ironisant isotrope isotropes lacet lacets lamies lampes larmes liage liames loger melanique meugle meugler
meugles morilles muasse paillet paillets palanche palet palets palie palies palmette palmettes papille pataient
patinent perchage percluse percluses piaille pille pinceuse pinter piperine plagie plagies plaide plaides plaise
plaises plissage plisseuse plissons pocher poisseuse polisson polissons pommier pommiers pomper pondeuse
pondeuses pontage ponter popeline portier poussier preformation radoteuse raisonnement raisonnements ranimations
rationnement rationnements reabonnement reabonnements reine reines resigne resignes rocher rochers rochet rompes
rondi rosir rosse rosses salage saliver spinales supins surgelons teins tempe tempes thermie thons tigre tigrer
timbrer tirage titrer toniques transpercer trimer verrue vires
`;

export const NEAR_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${FRENCH}`.trim().split(/\s+/));
