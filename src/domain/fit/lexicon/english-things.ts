/**
 * English nouns for things and workplaces, by family; `harmless.ts` has the rules for adding a word. Singular forms;
 * plurals are formed by rule. No self-moving machines, no vessels for liquids, no sources of heat or power.
 */

const VEHICLES = `
vehicle automobile sedan coupe hatchback wagon suv minivan minibus van cube limo limousine hearse convertible roadster jeep
buggy gokart go kart cart sidecar trike tricycle bicycle bike ebike scooter moped moto dirtbike cruiser bobber atv utv
sidebyside quad sled sleigh toboggan snowmachine zamboni motorhome motorcoach camper rv fifth wheeler
flatbed flatdeck lowbed lowboy stepdeck bdouble btrain semi semitrailer tridem tandem dually dump dumper dumpbox dumptruck
gravelbox tipper stake hooklift rolloff off towtruck tow wrecker hauler transporter carrier rig tractortrailer
pup hitch pintle fifthwheel receiver drawbar tongue kingpin landing outrigger stabilizer tailgate liftgate headache
gate sideboard stakebed bunk bunks bed box boxes cab sleeper bonnet hood trunk lid bumper fender quarter rocker
pillar firewall floorpan footwell wheelwell doorskin strut tower spring shackle bushing control wishbone
trailing arm arms link crossmember member rail subframe unibody chassis frame rollbar rollhoop hoop harnessbar
diff differential driveline transaxle knuckle hub lug lugnut stud wheelnut rim tire tread
muffler resonator header headers downpipe catback exhaust tailpipe tip tips manifold flexpipe bung intake plenum airbox
dash dashboard console seat seats bench seatbelt windshield wiper mirror headlight taillight grille bullbar
brushguard skidplate step running board runningboard snorkel rack roofrack cargo canopy topper cap tonneau toolbox
odometer speedometer gearshift shifter pedal handlebar handlebars saddle fork forks swingarm kickstand sissybar peg
footpeg fairing windscreen
boat ship vessel yacht sailboat trawler seiner scow barge tug tugboat ferry ferries freighter laker submarine
lifeboat zodiac skiff dory punt rowboat raft pontoon houseboat canoe kayak jetski hovercraft workboat fishboat
crabber lobsterboat gunwale gunnel bulkhead transom bow stern prow keel rib frame stringer deckhouse wheelhouse
galley hold hatch hatchcover cleat bollard fairlead bitts davit mast boom rigging sail rudder skeg
port starboard porthole railing gangway gangplank dock wharf wharves pier jetty jetties marina slipway drydock berth
buoy anchor net oar paddle
airplane aeroplane plane floatplane glider hangar runway fuselage wing aileron
train locomotive boxcar railcar flatcar gondola hoppercar caboose coach boogie bogie bogies sleeper tie ties track
ballast switchpoint frog rail railyard roundhouse knuckle
`;

const WORK_LAND = `
farm farmyard farmhouse acreage homestead ranch dairy feedlot pasture paddock corral pen stable stall barn loft haymow silo
granary elevator bin shed quonset coop henhouse hutch kennel stockyard chute headgate squeeze gate bale hay haylage
silage straw stook round baler bucket pallet fork forks loader grapple box scarifier
subsoiler plow plough plowshare moldboard disc disk harrow packer cultivator seeder
planter drillbox airseeder opener toolbar swather windrower header reel combine
concave sieve unloader wagon rack hayrack gravity spreader harvester topper digger sorter washer
piler hopper trailer stockrack cattle cow heifer horse pony ponies mule donkey goat sheep lamb
ewe pig crop grain wheat barley oats canola corn soybean soy bean beans pea peas
flax lentil potato potatoes beet carrot cabbage onion pumpkin apple apples orchard berry berries vineyard vine maple sugarbush
sugar shack field furrow fenceline fencepost culvert ditch slough dugout pond irrigation pivot windmill windbreak
garden yard lawn turf sod lawnchair mulch topsoil compost flowerbed trellis arbour arbor pergola gazebo greenhouse
forest bush tree trunk stump branch bark spruce pine cedar oak maple birch poplar aspen elm walnut cherry
tamarack hickory beech plywood osb mdf hardwood softwood timber lumber sawdust woodpile cordwood firewood
plank board stud slab cant skid skidder buncher harvesterhead forwarder delimber yarder grapple landing cutblock logging
log logs pole post picket rail
pit quarry quarries shaft adit drift stope portal headframe skip cage ore screen
screens deck liner bucket shovel dragline haulage scooptram jumbo
oilpatch oilfield wellsite lease pad derrick mast pumpjack doghouse substructure catwalk drillfloor monkeyboard
facility skid spread rightofway row pipelay sideboom tiein
module modules modyard piperack rack spool header manifold riser saddle shoe dummy trunnion lug lugs padeye base baseplate
anchor pile piles pilecap sheetpile caisson footing footings foundation grade beam girder truss trusses joist purlin girt
bracing brace knee column stub splice angle seat bent bents abutment deck parapet guardrail span trestle overpass
viaduct culvert dam spillway sluice gate penstock stoplog trashrack powerhouse sawmill papermill refinery
plant mainline yard depot lot laydown warehouse storage locker cage bay dockyard shipyard
drydock fabshop shop workshop garage carport shed shack lean hut cabin cottage chalet camp trailercourt condo condominium
apartment townhouse duplex bungalow mansion house home church chapel cathedral temple mosque synagogue cemetery
monument statue sculpture memorial plaque school daycare library museum gallery theatre theater cinema arena rink
pool gym court stadium bleacher bleachers dugout playground slide swing monkeybars jungle teeter merry skatepark
park bench gazebo bandstand bus stop shelter kiosk booth stall market store mall supermarket dealership station hall legion
club lodge pub bar tavern brewery winery distillery hotel motel inn office tower skyscraper highrise lowrise
courthouse prison jail barracks airport subway metro garage parkade
`;

const BUILDING = `
building structure frame framing wall stud joist rafter truss beam lintel header post column pier footing slab
foundation basement crawlspace floor subfloor deck porch patio veranda balcony balconies terrace stair stairs stairwell
staircase stairway stringer tread riser landing handrail guardrail banister spindlerail baluster newel railing ladder loft
attic ceiling roof eave eaves soffit fascia gable ridge valley dormer skylight gutter downspout
eavestrough shingle siding cladding stucco brick brickwork masonry block grout tile tiles panelling paneling drywall
gypsum plaster trim moulding molding baseboard casing door doorway doorframe threshold hinge hinges knob doorknob lock
deadbolt hasp padlock key strike closer window frame sash screen shutter blind awning canopy garage gate gates gateway driveway
walkway sidewalk curb kerb paver pavers paving path fence fencing fencepost lattice privacy pergola retaining culvert
drainpipe grate vent duct ductwork register plenum damper louvre louver diffuser grille
hanger hangers trapeze strut unistrut threaded insert embed plate angle closet room hallway hall lobby corridor entrance entry
exit lobby office cubicle bathroom washroom bedroom laundry pantry mudroom study library mezzanine penthouse
reno renovation demo demolition addition extension retrofit rebuild restoration upgrade refit blueprint drawing drawings sketch
plan plans elevation detail section dimension tolerance layout footprint survey benchmark property properties lot estate
`;

const HOUSEHOLD = `
furniture table desk chair stool barstool bench sofa couch loveseat recliner ottoman bed bedframe headboard footboard mattress
crib bunk cradle dresser drawer drawers wardrobe nightstand cabinet cupboard shelf shelving bookshelf bookcase rack hook
coat hat wine plant basket hamper box chest trunk crate tote bin bins carton mirror frame picture clock
candleholder rug carpet mat doormat cushion pillow blanket quilt curtain drape rod tapestry towel cloth rag rags
sheet tarp canvas bag sack suitcase luggage duffel purse toy toys doll puzzle lego ball puck skates sticks rack goalpost net
hoop trampoline swing swings slide sandbox treehouse dollhouse birdhouse birdfeeder birdcage doghouse kennel hutch
planter flowerpot urn trellis bench firepit screen mantel mantle log holder woodrack
wheelchair stretcher ashtray hydrant sprinkler condenser basin
wheelbarrow rake hoe spade shovel spadehandle trowel broom mop dustpan bucket ladder stepladder sawhorse hammock umbrella stand
bbq spatulahandle utensil mug cup plate dish tray trays
souvenir trinket ornament ornaments decoration decor knickknack trophy plaque sign signpost mailbox letterbox number house
bell bells gong weathervane sundial wind chimes mobile sculpture statue art artwork metalwork craft jewelry jewellery
pendant bracelet brooch keychain bottleopener opener horseshoe buckle coathook hatrack candelabra
stand stands easel holder holders bracket brackets hanger cover covers lid lids case cases handle handles knob knobs
leg legs foot foots caster castors casters wheel wheels axle pedestal base top bottom tabletop countertop island
instrument cymbal guitar piano pianos organ harp trumpet xylophone
stuff thingy thingamajig thingamabob doohickey whatchamacallit doodad gizmo gadget widget contraption thing item items object objects
article articles accessory accessories supply supplies kit kits set sets pair bunch bundle batch batches lot lots load pile heap stack
row line rows piece pieces bit bits chunk chunks hunk slice slab scrap scraps leftover leftovers remnant remnants offcut offcuts
sample samples specimen example mockup prototype replica model copy original version edition type style kind sort
variety size shape form design pattern template stencil profile outline scroll scrolls twist spiral curve curves arc radius circle
ring rings oval ellipse triangle rectangle square hexagon octagon cube sphere cone pyramid letter letters logo emblem
`;

const TIME_AND_COUNT = `
second minute hour day week fortnight month quarter year decade century moment while spell bit stint rush hurry dawn sunrise
sunset dusk daytime nighttime midnight midday noon bedtime lunchtime weekday daylight dayshift nightshift graveyard
shutdown turnaround outage season springtime summertime wintertime midwinter midsummer autumn fall september sept oct nov dec
jan feb mar apr jun jul aug mon tue tues wed thu thur thurs fri sat sun age ages era start beginning middle end finish
break breaks coffeebreak pause recess delay interval frequency once twice thrice dozen dozens hundred hundreds thousand thousands
million couple pair trio handful majority minority half halves third thirds quarter quarters fourth fifth sixth seventh eighth ninth tenth
zero eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty
ninety grade eleventh twelfth average total sum amount quantity quantities number count rate ratio percent percentage portion
share fraction piece unit lot ish first last next previous
weather forecast breeze wind winds gust gusts gale sun sunshine cloud clouds fog mist haze shade shadow moonlight climate
draft draught tide tides wave waves
noise sound smell odour odor dust mess grime filth stain stains rust corrosion wear tear dent dents scuff crack cracks fracture
break bend kink warp warping warpage distortion shrinkage pinhole pinholes pit pits pitting defect defects flaw flaws
damage fatigue stress load strain weight mass balance force strength stiffness hardness toughness ductility elasticity
`;

/** Warehouses, yards and the weather. */
const STORES = `
scanner barcode sku counter inventory pail sheathing clutch upright coupler eyelet latch kickplate ledger crowbar prybar spud mallet pitchfork
workbench anvil bungee carabiner trolley barricade visibility convoy dishwasher stroller mulch kindling waterer flush mitre miter
fishmouth shin numb tingle breezy humid foggy buzz flagging traffic syrup
`;

export const ENGLISH_THINGS = [STORES, VEHICLES, WORK_LAND, BUILDING, HOUSEHOLD, TIME_AND_COUNT];
