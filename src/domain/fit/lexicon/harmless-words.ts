/**
 * English words that name no danger to the hand, by family. A word that is in no list of this folder is unread, and
 * an unread word keeps a glove from a yes. A word that could name a hazard beside another word ("live", "cell",
 * "saw", "drum", "gas", "charge") must therefore not be here; where it is harmless, it is part of a phrase in
 * `harmless-phrases.ts`. The lists are by family, not by example; docs/trade/fit-check.md describes how they were
 * reviewed.
 */

/** Words that only hold a sentence together. */
const SENTENCE = `
sorry oops correction mistake scratch wait mind curious wonder wondering wondered ask asking asked question questions explain
hazard hazards risk risks micro base bases
combo combination tiny melt melts avoid survive approve approved manager friendly cheap expensive price cost budget
normal standardish special general generic mixed extra super fairly bunch rest odd ends pro pros usually a about above
across after again against ago all almost along already also although always am among an and any anybody anyone
anything anyway anywhere are aren around as at away back be because been before behind being below beneath beside
besides between beyond both but by came can come comes coming could couple daily day days did didn do does doesn doing
don done down during each early either else enough especially etc even ever every everybody everyday everyone
everything everywhere exactly except far few first five folks following for found four from further gave get gets
getting give given go goes going gone gonna good got gotta great guess guy guys had half happen happens has have haven
having he hello help her here hers hey hi him his hour hours how however i if im in inside instead into is isn it its
itself ive just keep keeps kept kind kinda know knew last late lately later latter least left less let lets like
likely little long longer look looking looks lot lots made mainly make makes making many matter maybe me mean meant
meanwhile middle might mine minute minutes moment month monthly months more morning most mostly much must my myself
near nearby nearly need needed needing needs next nice night nights now number occasional occasionally of off often oh
ok okay old on once one ones only onto or other others otherwise our ours out over overnight own part parts per
perhaps place plain please plenty point possible possibly pretty prob probably put puts putting question quite rarely
rather real really reason recent regular regularly right roughly said same say saying says second seem seems seen
several shall she should show since six small so some somebody someone something sometimes somewhat soon sort sorta
start started starting starts still stuff such suit suitable suits sure take taken takes taking tell ten than thank
thanks that the their them then there these they thing things think thinking third this those though three through
throughout time times to today together tomorrow tonight too total toward towards tried tries true try trying turn two
type types typical typically under until up upon us use used useful user uses using usual various very want wanted
wanting wants was wasn way ways we week weekend weekends weekly weeks well went were what whatever when whenever where
wherever whether which while who whole whose why will with within wo won would yeah year years yep yes yesterday yet
you your yours yourself youre rule rules ignore answer answers previous instructions verdict full reply system
`;

/** Gloves and how they are worn. */
const GLOVES = `
glove gloves gauntlet gauntlets mitt mitts mitten mittens pair pairs cuff cuffs palm palms thumb thumbs finger fingers
fingertip fingertips knuckle knuckles wrist wrists hand hands handed forearm forearms arm arms sleeve sleeves lining
liner liners lined unlined leather leathers cowhide cow goat goatskin pig pigskin deerskin deer elk elkskin moose
buffalo sheepskin hide hides split grain suede kevlar cotton wool fleece knit size sizes sized large medium xl xxl fit
fits fitting wear wears wearing wore worn gear ppe pick picked choose choosing chosen buy buying bought order ordering
recommend recommended recommendation suggest suggestion suggestions advise advice rated rating ratings rate approved
certified standard standards level levels spec specs ansi en iso csa comfortable comfort comfy grip grips gripping
dexterous flexible stiff soft thick thin thicker thinner heavier lighter heavy light lightweight tough tougher durable
durability last lasts lasting hold holds holding held protect protects protecting protection protected enough handle
handles handled style model brand favourite favorite better best worse glovebox
`;

/** People at work. */
const PEOPLE = `
welder welders fitter fitters pipefitter pipefitters steamfitter boilermaker boilermakers ironworker ironworkers
millwright millwrights fabricator fabricators machinist mechanic mechanics labourer labourers laborer laborers trucker
truckers driver drivers operator operators rigger riggers roughneck roughnecks apprentice apprentices journeyman
journeymen foreman foremen supervisor boss owner crew crews team teams gang student students beginner beginners
instructor teacher class school college hobby hobbyist farmer farmers rancher carpenter carpenters plumber plumbers
contractor contractors customer customers client clients company companies people person man men woman women worker
workers employee employees guys buddy buddies friend brother father dad mom son husband wife uncle kid kids helper
helpers partner coworker coworkers colleague colleagues somebody red seal cwb ticket tickets ticketed certification
test tests tested testing exam trade trades tradesman professional experienced new hire
`;

/** Where and when work is done. */
const PLACES = `
shop shops garage garages barn barns farm farms yard yards site sites jobsite field fields plant plants factory
factories mine mines refinery refineries warehouse warehouses dock docks shipyard shipyards rig rigs oilfield oilsands
camp camps bench benches table tables floor floors ceiling roof roofs building buildings house houses home basement
room rooms bay bays booth booths station stations corner corners wall walls street road roads highway bridge bridges
tunnel tunnels trench trenches pit pits ditch north south east west city town province ontario quebec alberta manitoba
saskatchewan bc columbia nova scotia brunswick newfoundland labrador pei yukon nunavut nwt canada canadian toronto
montreal calgary edmonton winnipeg vancouver halifax hamilton sudbury windsor regina saskatoon fort mcmurray thunder
moncton ottawa laval gatineau sarnia kitimat outside outdoors outdoor inside indoors indoor spring summer fall autumn
january february march april may june july august september october november december monday tuesday wednesday
thursday friday saturday sunday am pm shift shifts overtime dayshift nightshift afternoon afternoons evening evenings
noon lunch scaffold scaffolding ladder ladders platform platforms catwalk mezzanine position positions positioned spot
spots driveway shed tent container containers cab trailer trailers truck trucks van car cars bus train trains railway
rail rails track tractor tractors excavator excavators loader loaders dozer backhoe crane cranes hoist hoists boat
boats ship ships barge aircraft airplane plane moon
`;

/** Metals, and things made of them. */
const METALS = `
trim trims trimming sample samples prototype silo silos duct ducts ductwork hvac stack stacks pontoon hull hulls deck
decks deckplate keel dock hatch hatches mast masts winch tower towers antenna sign signs signage bollard bollards
planter planters bench benches swing swings playground trampoline gatepost corral corrals stall stalls trough troughs
feeder feeders baler combine combines harrow cultivator implement implements disc discs rotor rotors caliper calipers
spring springs leaf torsion suspension knuckle turbo intercooler radiator radiators heatsink manifold manifolds
pipework pipeline pipelines spoolpiece weldolet sockolet threadolet sanitary ferrule ferrules brewery brewing winery
tubing handrails balustrade lintel lintels embed embeds anchor anchors moment connection connections stiffener
stiffeners doubler patch patches insert inserts shim shims spacer spacers bolster die dies mould moulds mold molds
tooling jig jigs frac fracking downhole wellhead casing metal metals steel steels iron cast wrought stainless aluminum
aluminium copper brass bronze titanium nickel inconel monel hastelloy chrome chromoly cromoly moly alloy alloys mild
carbon galvanized galvanised painted primed bare coated corten hardox duplex sheet sheets sheetmetal plate plates bar
bars tube tubes angle angles channel channels beam beams ibeam ibeams girder girders column columns truss trusses
joist joists purlin frame frames framing chassis bracket brackets gusset gussets flange flanges elbow elbows tee tees
reducer reducers nipple nipples coupling couplings valve valves fitting fittings spool spools header headers vessel
vessels boiler boilers exchanger hopper hoppers chute chutes bin bins bucket buckets hitch gate gates fence fences
fencing post posts railing railings handrail stair stairs staircase step grate grates grating rack racks shelf shelves
cabinet cabinets box boxes crate crates pallet pallets skid skids cart carts rim rims wheel wheels axle axles bumper
bumpers fender fenders door doors hood exhaust muffler mufflers downpipe cage rollcage body bodywork rebar rebars mesh
wirerope chain chains hook hooks shackle shackles sling slings strap straps rope ropes clamp clamps clamped clamping
bolt bolts nut nuts screw screws washer washers rivet rivets pin pins bushing bushings bearing bearings gear gears
shaft shafts housing housings casting castings billet billets ingot bloom slab slabs coil coils strip strips strapping
banding bundle bundles scrap offcut offcuts cutoffs cutoff drop drops blank blanks stock material materials part parts
piece pieces workpiece component components assembly assemblies structure structures structural structurals ornamental
sculpture sculptures art project projects repair repairs repaired repairing fix fixes fixed fixing build builds
building built rebuild rebuilding rebuilt maintenance install installs installing installed installation fabricate
fabricating fabricated fabrication fab modify modifying mount mounting mounted attach attaching bike bikes motorcycle
motorcycles lawnmower mower plow plough tooth teeth wood wooden lumber timber timbers plywood board boards log logs
firewood concrete cement brick bricks block blocks stone stones rock rocks gravel sand dirt soil mud clay shingle
shingles drywall insulation foam cardboard paper rubber hose hoses tire tires tool tools toolbox toolboxes wrench
wrenches pliers vise vice fixture fixtures magnet magnets square level measuring tape marker chalk bag bags package
packages parcel parcels furniture appliance appliances freight cargo goods product products load loads junk garbage
equipment machine machines machinery unit units system systems engine engines motor motors pump pumps compressor
compressors hydraulic boom arm
`;

/** Welding, except its processes. */
const WELDING = `
argonish prewelded tackless scarf build starting restart restarts stop stops stopping crater craters tungstenless dab
dabs dabbing freehand keyhole hotpass touchup interpass wall walls thickwall thinwall weld welds welding welded
weldment weldments weldable bead beads puddle root roots fill fills cap caps pass passes fillet fillets groove bevel
bevels bevelled beveled butt lap corner joint joints seam seams plug tie stringer stringers weave weaves weaving
downhand multipass undercut porosity penetration backing purge purged purging shield shielded shielding lens helmet
hood mask jacket apron machine lincoln miller esab hobart fronius everlast dynasty kemppi amp amps amperes amperage
ampere current currents volt volts dc ac dcen dcep polarity pulse pulsed pulsing synergic settings setting spatter
spatters splatter slag sparks spark filler fillers cup cups ground feeder feeders feed spool gun guns whip collet
gasless solid diameter dia thickness thicknesses gauge ga schedule sched sch xh nps inch inches in foot feet ft mm cm
m metre metres meter meters millimeter millimetre millimeters millimetres lb lbs pound pounds kg kilo kilos kilogram
kilograms ton tons tonne tonnes ipm cfh percent mix mixed duty cycle cycles continuous intermittent prep prepping
prepped clean cleaned cleaning cleaner finish finishing finished surface surfaces face faces end ends side sides top
bottom front rear outer inner length width height distance reach reaches reaching close tight space spaces gap gaps
access hole holes slot slots bend bends bending bent straight straighten straightening align aligning aligned
alignment hardfacing hardface overlay cladding buildup production manual automatic automated robotic robot robots semi
procedure procedures pre post heat heats preheat control controls degree degrees celsius fahrenheit temp temps
temperature temperatures ambient warm warmth warmer cool cooled cools mild weather wind windy sun sunny sunlight shade
`;

/** What the hands do. */
const HANDWORK = `
work works working worked job jobs task tasks do carry carries carrying carried lift lifts lifting lifted move moves
moving moved haul hauls hauling hauled load loads loading loaded unload unloads unloading unloaded stack stacks
stacking stacked pile piling piled sort sorts sorting sorted drag drags dragging push pushes pushing pull pulls
pulling pulled grab grabs grabbing hang hangs hanging hung set sets setting drop dropped pass passing pick picks
picking touch touches touching touched feel feels feeling felt hold hand handling handle swing swinging hit hits
hitting knock knocking tap tapping bang banging tie ties tying tied untie wrap wrapping wrapped unwrap unpack
unpacking pack packing packed open opening opened close closing closed assemble assembling disassemble disassembling
dismantle dismantling remove removes removing removed replace replaces replacing replaced adjust adjusting adjusted
tighten tightening loosen loosening inspect inspecting inspected inspection inspections check checks checking measure
measures measured mark marking marked layout sweep sweeping tidy shovel shovels shovelling shoveling rake raking dig
digging dug plant planting drive drives driving drove steer steering ride riding climb climbing walk walking stand
standing kneel kneeling sit sitting lie lying crouch crouching lean leaning rest resting run runs running ran operate
operates operating operated spend spends spending rig rigging rigged chaining strapping torque torquing thread
greaseless teach teaching learn learning learned practice practise practicing practising help helping watch watching
supervise supervising stay stays staying
`;

/** Qualities of things. */
const QUALITIES = `
dry drier unheated heated dairy grade grades graded quality finish sanitary certifiable legal code codes coded inspected
rough smooth dirty rusty rusted greaseless muddy dusty sandy gritty grimy messy neat round flatness square rectangular
hollow solid big bigger biggest huge giant massive small smaller smallest short shorter tall taller wide wider narrow
deep shallow low lower upper fast faster slow slower slowly quickish careful carefully easy easier hard harder
difficult tricky awkward simple complex basic advanced perfect decent excellent awesome terrible awful cheapish fresh
freshly clean cleaner brand original custom common rare usual unusual white black grey gray green blue yellow orange
brown silver golden dark bright shiny dull single double triple multiple main extra spare ready finished unfinished
half whole entire complete full empty broken cracked bent worn loose tight steady stable safe safer safely strong
stronger weak natural synthetic public private local commercial residential industrial agricultural automotive marine
naval mobile portable stationary permanent temporary seasonal homemade handmade
`;

/** Things around a house, a farm and a shop that are carried, put up and repaired. */
const THINGS = `
gutter gutters eavestrough eavestroughs siding window windows glassless mailbox shelves bookcase desk desks chair
chairs couch couches bed beds dresser fridge washer dryer sink sinks tub shower toilet toilets tile tiles carpet
curtain tarp tarps blanket blankets pole poles stake stakes picket pickets bale bales hay straw feed seed seeds potato
potatoes tree trees branch branches shrub shrubs bush hedge hedges garden gardens lawn flower flowers leaves grass
compost mulch wheelbarrow wheelbarrows hockey sport sports golf fishing hunting horse horses cattle sheep pigs hens
coop kennel basket baskets carton cartons can cans suitcase luggage piano pianos safe safes atv quad quads snowmobile
snowmobiles sled sleds canoe kayak dinghy rv camper jeep pickup pickups semi semis flatdecks lowboy gooseneck hitch
dolly dollies jack jacks lift lifts ramp ramps rail rails railcar railcars locomotive locomotives bus buses tram
subway plane helicopter
`;

const LISTS = [SENTENCE, GLOVES, PEOPLE, PLACES, METALS, WELDING, HANDWORK, QUALITIES, THINGS];

/** The words of all families, lower case. */
export const HARMLESS_ENGLISH: ReadonlySet<string> = new Set(
	LISTS.flatMap((list) => list.split(/\s+/).filter(Boolean)),
);
