/**
 * Work that no glove of this range is made for, by family: the words that name it in English and French, and the
 * standard for the right gloves or the rule to follow. The sources are in docs/trade/fit-check.md. The answer to all
 * of it is No.
 */
export const NOT_OURS = [
	'electrical',
	'chainsaw',
	'chemical',
	'cryogenic',
	'rotating',
	'needles',
	'medical',
	'food',
	'radiation',
	'fire',
	'pressure',
	'lithium',
	'bare',
	'wet-arc',
	'hot-liquid',
	'poured-metal',
	'explosion',
] as const;
export type NotOurs = (typeof NOT_OURS)[number];

/**
 * The phrases that name each family. The longest matching phrase counts, so `harmless-phrases.ts` clears phrases that
 * only look like a hazard. A phrase without a prefix always counts. The prefixes:
 * - `^` the work itself when nothing burns ("on the lathe"); beside an arc it leads to a question, unless it names
 *   the part being welded ("lathe bed").
 * - `~` a place or a thing that may be harmless: a question when nothing burns, and only a place beside an arc ("MIG
 *   in a hospital").
 * - `*` counts only beside an arc or a flame ("fuel tank").
 * - `?` always a question: harmless words that together may be a hazard ("reach into the machine").
 */
const PHRASES: Readonly<Record<NotOurs, string>> = {
	electrical: `
third rail, third rails, a ballast, un ballast, light ballast, light ballasts, ballast replacement, is powered, still powered, powered up, powered on, shorting, shorted, shorts out, shorting out, short out, shorted out, en court circuit, court circuite, v panel, volt panel, v panels, v circuit, volt circuit, v line, volt line, v bus, v feed, v live, volts live, ~flash, ~flashes, ~flashing, arc flash, arc flashes, arcflash, flash hazard, flash protection, arc blast, arc rated, arc rated gloves,
cal gloves, hot stick, hot sticks, hotstick, hotsticks, live wire, live wires, live cable, live cables,
live panel, live panels, live line, live lines, live circuit, live circuits, live bus, live parts,
live terminal, live terminals, live work, live electrical, live conductor, live conductors, live breaker,
live feed, live power, live equipment, live switchgear, panel live, panel is live, line is live,
wire is live, wires are live, it is live, its live, is still live, still live, while live, while its live,
with the power on, power on, power is on, power still on, power left on, hot wire, hot wires, hot panel,
hot leg, hot legs, hot circuit, energized, energised, energize, energizing, electrified, not deenergized,
not de energized, not de energised, not locked out, not isolated, without lockout, without locking out,
no lockout, not dead, unisolated, high voltage, medium voltage, kilovolt, kilovolts, kv, kva, ~voltage,
~voltages, volt rated, electrocution, electrocute, electrocuted, electric shock, electrical shock,
shock hazard, shock protection, ~electrical, ~electrically, electrician, electricians, electricity,
electrical work, electrical panel, electrical panels, electric panel, breaker panel, breaker panels, ~breaker,
~breakers, ~breaker box, ~panelboard, ~panelboards, fuse box, fuse panel, ~fuses, ~switchgear, ~switchboard,
~switchboards, disconnects, motor control center, ~mcc, mcc bucket, ~substation, ~substations, ~transformer,
~transformers, ~busbar, ~busbars, ~bus bar, ~bus bars, ~busway, ~insulator, ~insulators, powerline, powerlines,
power line, power lines, overhead line, overhead lines, overhead conductors, hydro line, hydro lines,
distribution line, distribution lines, lineman, linemen, linesman, lineworker, lineworkers, ~meter base,
~meter bases, meter socket, electrical insulation, insulating gloves, insulated gloves for voltage, dielectric,
wiring, rewiring, wire a panel, wiring a panel, pulling wire, terminating wires, ~outlet, ~outlets,
~receptacle, ~receptacles, splice cables, splicing cables, cable splicing, jumper cables, capacitor bank,
solar panel wiring, arc electrique en defaut, eclair d arc, eclairs d arc, choc electrique, chocs electriques,
sous tension, haute tension, moyenne tension, basse tension, fil vivant, fils vivants, fil sous tension,
fils sous tension, ligne sous tension, ligne electrique, lignes electriques, ligne a haute tension,
panneau electrique, panneaux electriques, panneau sous tension, electricien, electriciens,
electrique sous tension, travaux electriques, travail electrique, ~electricite, boite electrique, ~disjoncteur,
~disjoncteurs, ~transformateur, ~transformateurs, ~sectionneur, poste electrique, barre omnibus,
perche isolante, monteur de ligne, monteurs de ligne, monteur de lignes, monteurs de lignes, toucher aux conducteurs, conducteurs electriques, conducteurs vivants, cablage electrique, filage electrique, gants isolants,
dielectrique, pas cadenasse, courant pas coupe, sans couper le courant`,
	chainsaw: `
^chainsaw, ^chainsaws, ^chain saw, ^chain saws, chainsawing, chain sawing, power saw in the bush, ^pole saw,
felling trees, felling, tree felling, limbing, bucking logs, bucking firewood, faller, logger, loggers,
^scie a chaine, ^scies a chaine, ^tronconneuse, ^tronconneuses, ^scie mecanique, ^scies mecaniques, ^scier a la chaine, abattage,
abattre des arbres, abattage d arbres, ebranchage, bucheron, bucherons, bucheronnage`,
	chemical: `
pouring concrete, finishing concrete, concrete finishing, troweling concrete, trowelling concrete, screeding concrete, wet lime, quicklime, quick lime, slaked lime, hydrated lime, lime slurry, chaux vive, chaux, beton a la truelle, finir du beton, mixing concrete, mixing cement, concrete pour, pouring cement, couler du beton, coulee de beton,
~paint, ~painting, ~spray paint, ~spray painting, ~peinture, ~peinturer, spray foam, acid, acids, battery acid, hydrofluoric, hydrofluoric acid, hf, hf acid, hf paste, muriatic, muriatic acid,
sulphuric, sulfuric, nitric, phosphoric, hydrochloric, caustic, caustics, caustic soda, lye, sodium hydroxide,
ammonia, anhydrous ammonia, chlorine, bleach, peroxide, solvent, solvents, acetone, xylene, toluene, benzene,
methanol, mek, paint thinner, paint stripper, degreaser, degreasers, degreasing, degreasing tank, parts washer,
brake cleaner, carburetor cleaner, chemical, chemicals, chemical splash, pickling, pickling paste,
pickling gel, passivating, passivation, etching, etchant, plating bath, plating tank, electroplating,
anodizing, galvanizing flux, epoxy, epoxies, resin, resins, polyurethane foam, isocyanate, isocyanates,
fibreglass resin, pesticide, pesticides, herbicide, herbicides, insecticide, fungicide, weed killer,
weedkiller, fertilizer, fertilizers, asbestos, mercury, lead paint, lead dust, cyanide, phenol, formaldehyde,
creosote, toxic, corrosive, corrosives, poison, hazmat, mould remediation, mold remediation, wet concrete,
wet cement, battery electrolyte, electrolyte, electrolytes, coolant mixing, h2s, acide, acides,
acide de batterie, acide fluorhydrique, fluorhydrique, chlorhydrique, sulfurique, nitrique, caustique,
caustiques, soude caustique, ammoniac, ammoniaque, chlore, eau de javel, javel, solvant, solvants, diluant,
diluants, decapant, decapants, decapage chimique, decaper a l acide, pate a decaper, degraissant, degraissants,
degraissage, chimique, chimiques, produit chimique, produits chimiques, resine, resines, engrais, amiante, herbe a puce, herbes a puce,
mercure, peinture au plomb, plomb, toxique, toxiques, corrosif, corrosifs, beton frais, ciment frais`,
	cryogenic: `
frozen gas bottle, frozen gas bottles, frosted bottle, frosted bottles, frozen co2, co2 blocks, co2 ice, co2 snow, ~nitrogen, ~azote, ~helium, ~co2, cryogenic, cryogenics, cryo, dry ice, liquid nitrogen, liquid oxygen, liquid argon, liquid helium,
liquid hydrogen, liquid co2, liquid carbon dioxide, liquid natural gas, ^lng, liquefied gas, liquified gas,
ln2, lox, lin tank, lin tanks, lin hose, lin transfer, transfilling lin, filling lin, dewar, dewars, cryotank, ^cold box, nitrogen spill, propane leak, liquid propane, ^refrigerant,
^refrigerants, ^freon, shrink fit in nitrogen, cryogenique, cryogeniques, glace seche, glace carbonique,
neige carbonique, azote liquide, nitrogene liquide, oxygene liquide, argon liquide, helium liquide, gaz liquefie,
gaz naturel liquefie, ^gnl, propane liquide, ^fluide frigorigene`,
	rotating: `
?rail of the subway, ?subway rail, ?casting rings, ?beam is on, ?post hole digger, ?post hole diggers, ?hand crank, ?tug of war, ?rope winch, ?capstan, while it runs, while it is running, while its running, while running, with the machine running, with it running, pendant qu il tourne, pendant qu elle tourne, en marche, ^vertical mill, ^vertical mills, ^horizontal mill, ^horizontal mills, ^drill press, ^drill presses, ^drillpress, ^pillar drill, ^mag drill, ^mag drills, ^magnetic drill,
^bench drill, ^drilling, ^lathe, ^lathes, ^lathe work, ^on the lathe, ^turning on a lathe, ^running a lathe,
^milling, ^milling machine, ^milling machines, ^end mill, ^endmill, ^bridgeport, ^cnc mill, ^cnc machine,
^cnc router, ^boring mill, ^boring machine, ^horizontal boring, ~machining, ^machine tools, ^table saw,
^table saws, ^tablesaw, ^band saw, ^band saws, ^bandsaw, ^bandsaws, ^miter saw, ^miter saws, ^mitre saw,
^mitre saws, ^chop saw, ^chop saws, ^chopsaw, ^circular saw, ^circular saws, ^skilsaw, ^skill saw,
^radial arm saw, ^cold saw, ^scroll saw, ^jigsaw, ^reciprocating saw, ^sawzall, ~saws, ^saw blade, ^saw blades,
^spinning saw, ^wood router, ~planer, ~jointer, ~shaper, ^wood lathe, ^spindle, ^spindles, ^rotating,
^rotating parts, ^rotating shaft, ^rotating shafts, ^rotating machinery, ^rotating equipment,
^moving machinery, ^moving belt, ^spinning, ^spinning chuck, ^spinning parts,
^spins, ^nip point, ^nip points, ^pinch rolls, ^pinch roller, ~rollers, ^rolling machine, ^plate rolls,
^slip roll, ^conveyor, ^conveyors, ^conveyor belt, ^conveyor belts, ^pto, ^pto shaft, ^power takeoff, ^auger,
^augers, ^pipe threader, ^threading machine, ^threader, ^cement mixer, ^wood chipper, ^chipper,
^snowblower jam, ~press brake, ~brake press, ^punch press, ^power press, ^stamping press, ^shear press, ^plate shear, ^metal shear, ^power shear, ^guillotine shear, ^feeding the shear, ^into the shear, ^feeding the ironworker, ^cisaille guillotine, ^power hammer, ^marteau pilon,
^polishing lathe, ^buffing wheel machine, ~gearbox running, ^running machine, ^entanglement,
^perceuse a colonne, ^perceuses a colonne, ^perceuse sur socle, ^perceuse magnetique, ^perceuse, ^perceuses,
^percer, ^percage, ^forer, ^foreuse, ^foreuses, ^tour a metal, ^tour a bois, ^tour conventionnel, ^tour cnc, ^sur le tour, ^au tour,
^tournage, ^tourneur, ^fraiseuse, ^fraiseuses, ^fraisage, ~usinage, ^machine outil, ^machines outils,
^centre d usinage, ^scie a froid, ^scies a froid, ^scie a ruban, ^scies a ruban, ^scie circulaire, ^scie a onglet, ^scie radiale,
^banc de scie, ^scie sauteuse, ^toupie, ^degauchisseuse, ^raboteuse, ^pieces en rotation, ^piece en rotation,
^en rotation, ^arbre tournant, ^pieces tournantes, ~tournant, ~tournante, ^convoyeur, ^convoyeurs,
^courroie en marche, ^machine en marche, ~rouleaux, ~presse plieuse, ~plieuse, ~presse hydraulique,
^poinconneuse, ^vis sans fin, ^dechiqueteuse, ^fileteuse, ^prise de force, ^malaxeur`,
	needles: `
^needle, ^needles, ^syringe, ^syringes, hypodermic, needlestick, needle stick, sharps, sharps container,
sharps bin, scalpel, scalpels, lancet, lancets, used needles, drug paraphernalia, razor wire searches,
pat down, pat downs, body search, searching suspects, ^aiguille, ^aiguilles, ^seringue, ^seringues, piqure,
piqures, objets piquants et tranchants, fouille, fouilles`,
	medical: `
~medical, medical work, ^surgery, ^surgical, ^surgeon, ^surgeons, surgical gloves, ^patient, ^patients, ^nurse,
^nurses, ^nursing, exam gloves, examination gloves, exam room, ~hospital, ~hospitals, ~clinic, ~clinics,
~ambulance, paramedic, paramedics, first aid, ^blood, bloody, bodily fluid, bodily fluids, body fluids,
bloodborne, blood borne, pathogen, pathogens, infectious, infection, infections, virus, viruses, biohazard,
biohazards, sewage, sewer water, ~sterile, sterilizing, autopsy, lab samples, ~dental, dentist, ~vet clinic,
~veterinary, wound, wounds, ~medicale, ~medicaux, ^chirurgie, ^chirurgical, ^chirurgicaux, ^chirurgien, ^infirmier,
^infirmiere, ^infirmieres, ~hopital, ~hopitaux, ~clinique, ~cliniques, ambulancier, ambulanciers, premiers soins,
^sang, fluides corporels, liquides biologiques, infectieux, pathogene, pathogenes, egout, egouts, eaux usees,
~steriles, dentiste, ~veterinaire, plaie, plaies`,
	food: `
~food, ~foods, food contact, food handling, food prep, food service, food safe, handling food, meat, meats,
^butcher, ^butchers, butchering, ^butcher shop, deboning, boning, fillet fish, filleting fish, filleting,
fish plant line, seafood, shucking, oysters, poultry, chicken processing, slaughter, slaughterhouse, abattoir,
~kitchen, ~kitchens, ^cook, ^cooks, ^cooking, ^chef, ^chefs, ~bakery, baker, baking, oven trays, baking trays,
dough, produce line, vegetables, ~cheese, ~milk, ~dairy line, ~restaurant, ~restaurants, grill cook,
deep fryer, fryer, aliment, aliments, ~alimentaire, ~alimentaires, contact alimentaire, nourriture, viande,
viandes, ^boucher, ^bouchers, ^boucherie, desossage, desosser, poisson, poissons, fruits de mer, huitres,
volaille, volailles, poulet, abattoirs, ~cuisine, ~cuisines, ^cuisinier, ^cuisiniers, ^cuisiniere, cuire,
~boulangerie, boulanger, boulangers, plaques de four, ~fromage, ~lait, friteuse, friteuses, legumes`,
	radiation: `
radiation, radioactive, radioactivity, radiation source, gamma source, gamma rays, gamma ray, isotope,
isotopes, iridium, cobalt source, uranium, plutonium, tritium, ~nuclear, nuclear waste,
nuclear fuel, hot cell, hot cells, contaminated area, ~x ray, ~x rays, ~xray, ~xrays, x ray machine, taking x rays, taking xrays, shooting x rays, shooting xrays, near the beam, in the beam, faire des radiographies, pres du faisceau, dans le faisceau,
~radiography, radiographer, ~radiographic, ~reactor, ~reactors, reactor face, norm scale, ionizing, ionising,
radiations, rayonnement, rayonnements, ~rayon x, ~rayons x, rayons gamma, radioactif, radioactifs, radioactives,
radioactivite, source radioactive, source gamma, ~nucleaire, ~nucleaires, dechets nucleaires, ~radiographie,
~radiographies, ~reacteur, ~reacteurs, ionisant, ionisants`,
	fire: `
live fire, firefighting, fire fighting, firefighter, firefighters, fire fighter, fire fighters, fireman,
firemen, structure fire, structure fires, structural firefighting, house fire, house fires, wildfire,
wildfires, wildland fire, wildland fires, wildland, bush fire, bush fires, grass fire, vehicle fire, car fire,
put out fires, put out a fire, putting out fires, putting out a fire, fight fires, fighting fires,
fighting fire, in flames, ^open flame, ^open flames, ^flames, burning building, burning buildings,
burning house, burning car, burning debris, burning brush, ^burning wood, burning log, burning logs,
burning trash, burning garbage, burning embers, ^embers, campfire, campfires, camp fire, bonfire, bonfires,
^woodstove, ^wood stove, ^fireplace, ^fireplaces, fire in the, on fire, catches fire, caught fire, ^fire,
^fires, turnout gear, nomex rescue, smoke eater, fuel fire, ^feu, ^feux, feu de camp,
feux de camp, feu de foret, feux de foret, feu de structure, ^incendie, ^incendies, ^brasier, ^brasiers, ^brasero, ^braseros, ^smouldering, ^smoldering, combattre les incendies,
combat d incendie, pompier, pompiers, ^flamme, ^flammes, en flammes, ^flamme nue, maison en feu, ^braise,
^braises, ^foyer, ^poele a bois, bois en feu, debris en feu, eteindre`,
	pressure: `
?nail gun, ?nail guns, ?staple gun, ?stud gun, ?bolt gun, ?heat gun, ?heat guns, ?air gun, ?air nailer, ?cap gun, ?paintball, high pressure injection, injection injury, injection injuries, high pressure leak, hydraulic leak,
hydraulic leaks, leaking hydraulic, pinhole leak, pin hole leak, ^pressurized line, ^pressurized lines,
^pressurised line, pressurized hose, hydraulic injection, hydraulic oil under pressure, ^under pressure,
^pressure washer, ^pressure washers, pressure washing, ^power washer, ^power washers, power washing, hydro blasting,
hydroblasting, hydroblast, ^hydrovac, ^hydro vac, water jetting, water jet, waterjet, waterjets, waterjetting,
water lance, lancing tubes, high pressure water, ultra high pressure, uhp, ^sandblasting, sand blasting, jet de sable, ^au jet,
^sandblast, sandblaster, abrasive blasting, bead blasting, grit blasting, shot blasting, ^blasting, blast pot,
^airless sprayer, airless spray, paint sprayer, paint gun, grease gun leak, ~diesel injector, ~diesel injectors,
injector test, ~fuel injector, ~fuel injectors, steam cleaning, steam cleaner, ~high pressure, ~haute pression,
fuite hydraulique, fuites hydrauliques, injection haute pression, ^sous pression, huile sous pression,
boyau sous pression, ^laveuse a pression, ^laveuses a pression, ^nettoyeur haute pression, lavage a pression,
jet d eau, hydrojet, jet de sable, sablage au jet, ^sablage, decapage au jet, grenaillage, pistolet airless,
injecteur diesel, injecteurs diesel, nettoyage a la vapeur`,
	lithium: `
^lithium, lithium battery, lithium batteries, lithium cell, lithium cells, ^lithium ion, ^li ion, liion, lipo,
lifepo4, swollen battery, swollen batteries, swollen cell, swollen cells, bulging battery, bulging batteries,
puffed battery, puffy battery, damaged battery, damaged batteries, damaged cell, damaged cells, punctured cell,
punctured cells, leaking battery, leaking batteries, leaking cell, leaking cells, burning battery,
burning batteries, battery fire, battery fires, scooter pack, scooter packs, bike pack, bike packs, drill pack, drill packs, pack swelling, pack is swollen, ^battery pack, ^battery packs, ^battery module,
^battery modules, battery cell, battery cells, ^ev battery, ^ev batteries, ^ev pack, ^ev packs,
thermal runaway, thermal event, crushed battery, crushed batteries, recalled batteries, car battery leaking,
battery recycling, ~batteries, ~battery, batterie au lithium, ^batteries au lithium, pile au lithium,
piles au lithium, cellule gonflee, cellules gonflees, batterie gonflee, batteries gonflees, pile gonflee,
piles gonflees, batterie endommagee, batteries endommagees, cellules endommagees, cellule percee,
cellules percees, emballement thermique, batterie qui fuit, batterie en feu, module de batterie,
modules de batterie, cellules de batterie, ~batterie`,
	bare: `
bare hand, bare hands, bare knuckle, bare knuckles, bare knuckled, bareknuckle, bare fisted, bare fists, bare palms, poings nus, jointures nues, paumes nues, barehand, barehanded, bare handed, bare fingers, bare skin, no gloves, no glove,
no gloves at all, without gloves, without a glove, without any gloves, without wearing gloves, gloveless,
no gloves on, gloves off, take the gloves off, take my gloves off, takes his gloves off, taking the gloves off,
taking gloves off, not wearing gloves, not wear gloves, not need gloves, not use gloves, never wear gloves,
instead of gloves, skip the gloves, skip gloves, one glove only, only one glove, mains nues, a mains nues,
main nue, les mains nues, sans gant, sans gants, sans mes gants, sans les gants, sans porter de gants,
pas de gant, pas de gants, aucun gant, enlever les gants, enlever mes gants, enleve les gants,
enleve mes gants, enleve ses gants, un seul gant, doigts nus, peau nue`,
	'wet-arc': `
*hosing, *hosing down, *hosing it down, *hose it down, *hose down, *spraying water, *under running water, *en arrosant, *arroser, *arrosage, *underwater, *under water, *underwater welding, *wet welding, *hyperbaric, *diver, *divers, *dive, *diving,
*submerged in water, *standing in water, *stand in water, *standing in a puddle, *in a puddle, *knee deep,
*waist deep, *ankle deep, *in standing water, *in water, *flooded, *flooded pit, *flooded trench,
*flooded basement, *soaked gloves, *wet gloves, *wet hand, *wet hands, *wet fingers, *sweaty hand, *main mouillee, *mains mouillees, *mains trempees,  *sweat soaked gloves, *soaking wet gloves, *hands in water,
*hands in the water, *in the water, *in the lake, *in the river, *salt water spray, *wearing wet gloves,
*sous l eau, *sous marin, *sous marine, *sous marins, *soudage sous marin, *plongeur, *plongeurs, *plongee,
*wet hands, *hands are wet, *hands get wet, *soaked hands, *standing in mud, *standing in slush, *standing in snow, *in a lake, *mains mouillees, *les pieds dans l eau, *pieds dans l eau, *debout dans l eau, *dans l eau, *dans une flaque, *inonde, *inondee,
*gloves soaked, *gloves soaked through, *gloves are soaked, *gloves are soaked through, *gloves are wet, *gloves get wet, *gloves got wet, *gloves are damp,
*gloves drenched, *gloves are drenched, *gloves full of water, *damp gloves, *soggy gloves, *drenched gloves, *sweaty gloves,
*gants sont mouilles, *gants sont trempes, *gants sont humides, *gants pleins d eau, *gants degoulinants, *mitaines mouillees, *mitaines trempees, *mains humides, *mains sont mouillees,
*inondes, *gants mouilles, *gants trempes, *gants humides, *gants detrempes, *mains dans l eau`,
	'hot-liquid': `
^steam, live steam, steam burn, steam burns, steam leak, steam leaks, ^steam line, ^steam lines, ^steam pipe,
^steam pipes, boiling, boiling water, boiling oil, scalding, scald, scalds, ~hot water, hot water splash,
hot oil, hot grease, hot fat, hot tar, tar kettle, torch down, torch on roofing, torch on membrane, torch applied, torch for roofing, roofing torch, membrane au chalumeau, membrane de toiture, membrane elastomere, membranes elastomeres, hot asphalt, ~asphalt, ~bitumen, hot glue, hot wax,
hot liquid, hot liquids, hot coffee, hot syrup, ^quench tank, quenching oil, quench oil, hot quench, ^vapeur,
vapeur vive, fuite de vapeur, ^conduite de vapeur, eau bouillante, bouillant, bouillante, bouillants,
bouillantes, ebouillanter, ~eau chaude, huile chaude, graisse chaude, goudron, goudron chaud, ~asphalte,
asphalte chaud, ~bitume, liquide chaud, liquides chauds, ^bain de trempe`,
	'poured-metal': `
crucible, crucibles, creuset, creusets, pouring molten, pour molten, pours molten, poured molten, pouring metal, pouring hot metal, pouring aluminum, pouring aluminium, pouring bronze, pouring brass, pouring iron, pouring steel, pouring lead, pouring zinc, pour aluminum, pour aluminium, pour bronze, pour brass, pour iron, pour lead, pouring molds, pouring moulds, pour molds, pour moulds, pouring castings, pouring into molds, pouring into moulds, casting molten, molten lead, melting lead, melting scrap, melting aluminum, melting aluminium, melting brass, lead casting, casting lead, ladling, skimming dross, skim dross, dross, slag skimming, tapping a furnace, tapping furnace, tap the furnace, charging a furnace, charging the furnace, couler du metal, couler de l aluminium, couler l aluminium, couler du bronze, couler du plomb, couler de la fonte, coulage de metal, coulee de metal, metal fondu, aluminium fondu, plomb fondu, fonte liquide, faire fondre, fondre du plomb, fondre de l aluminium, verser du metal, ecumer,
^molten aluminum, ^molten aluminium, ^molten iron, ^molten steel, ^molten brass, ^molten bronze, ^molten copper, ^molten zinc,
^molten tin, ^molten gold, ^molten magnesium, ^liquid aluminum, ^liquid aluminium, ^liquid iron,
^liquid steel, ^liquid brass, ^liquid bronze, ^liquid copper, ^liquid zinc, ^liquid tin, ^liquid gold,
^liquid magnesium, ^carrying molten metal, ^carry molten metal, ^moving molten metal, ^move molten metal, ^transporting molten metal, ^hauling molten metal,
^lifting molten metal, ^scooping molten metal, ^dipping molten metal, ^handling molten metal, ^acier en fusion, ^fer en fusion, ^fonte en fusion,
^laiton en fusion, ^bronze en fusion, ^cuivre en fusion, ^zinc en fusion, ^or en fusion, ^magnesium en fusion,
^aluminium en fusion, ^plomb en fusion, ^acier liquide, ^aluminium liquide, ^laiton liquide, ^bronze liquide, ^cuivre liquide, ^zinc liquide,
^transporter du metal en fusion, ^porter du metal en fusion, ^deplacer du metal en fusion`,
	explosion: `
~gas, ~propane, ~oxygen, ~gaz, ~oxygene, explosive, explosives, explosion, explosions, explode, explodes, dynamite, detonator, detonators, blasting cap,
blasting caps, gunpowder, ammunition, unexploded, fireworks, *gas tank full, *fuel tank, *fuel tanks, *fuel drum, *fuel drums, *gas drum, *gas drums, *gas can, *gas cans, *jerry can, *jerry cans, *old drum, *old drums, *drum, *drums, *barrel, *barrels, *baril, *barils, 
*gasoline tank, *gasoline tanks, *gas tank, *gas tanks, *diesel tank, *propane tank, *propane tanks,
*propane cylinder, *propane cylinders, *propane bottle, *propane bottles, *grain elevator, *grain elevators, *grain bin, *grain bins, *grain silo, *grain silos, *feed mill, *flour mill, *sugar refinery, *sugar mill, *sawdust, *sawdusts, *flour dust, *wood dust, *coal dust, *sugar dust, *aluminum dust, *aluminium dust, *magnesium dust, *paint booth, *spray booth, *dry grass, *dry brush, *dry leaves, *herbe seche, *silo a grain, *silos a grain, *elevateur a grain, *moulin a farine, *minoterie, *sciure, *poussiere de bois, *poussiere de farine, *poussiere de charbon, *cabine de peinture, *oil drum, *oil drums, *sealed drum, *sealed drums, *closed drum,
*closed drums, *closed tank, *sealed tank, *sealed container, *pressurized tank, *pressurised tank,
*pressurized vessel, *aerosol, *aerosols, *airbag, *airbags, ^gasoline, gas line live, live gas, live gas line,
natural gas line, gas leak, gas leaks, leaking gas, ^combustible dust, ^grain dust, grain elevator leg full,
^flammable, ^flammables, flammable liquid, flammable liquids, explosif, explosifs, exploser, detonateur,
detonateurs, munitions, feux d artifice, *reservoir d essence, *reservoir a essence, *reservoirs d essence,
*reservoir de carburant, *reservoir de diesel, *bonbonne de propane, *bonbonnes de propane,
*reservoir de propane, *baril d huile, *barils d huile, *baril ferme, *barils fermes, *baril scelle,
*gas station, *gas stations, *service station, *service stations, *pump island, *pump islands, *gas pump, *gas pumps, *fuel pump, *fuel pumps, *fuel dispenser, *fuel dispensers,
*fuel depot, *tank farm, *tanker, *tankers, *tanker truck, *tank car, *tank cars, *station service, *stations service, *station d essence, *pompe a essence, *pompes a essence,
*depot de carburant, *camion citerne, *camions citernes, *wagon citerne, *wagons citernes,
*contenant scelle, *reservoir sous pression, ^essence, conduite de gaz, fuite de gaz, fuites de gaz,
poussiere combustible, ^inflammable, ^inflammables, liquide inflammable`,
};

/**
 * How certain a phrase is to mean its family's hazard: `always`, `bare` (when nothing burns), `place` (a question
 * when nothing burns), `burning` (only beside an arc or a flame) or `asked` (always a question).
 */
export type NotOursWeight = 'always' | 'bare' | 'place' | 'burning' | 'asked';
export type NotOursPhrase = { phrase: string; family: NotOurs; weight: NotOursWeight };

const WEIGHTS: Readonly<Record<string, NotOursWeight>> = {
	'^': 'bare',
	'~': 'place',
	'*': 'burning',
	'?': 'asked',
};

/**
 * Families whose single words name a thing or a trade as often as the work; beside an arc they lead to a question.
 */
const SOFT_NAMES: ReadonlySet<NotOurs> = new Set<NotOurs>(['chainsaw', 'needles', 'medical', 'food']);

/** All phrases with their families. A phrase of two families is listed under both. */
export const NOT_OURS_PHRASES: readonly NotOursPhrase[] = NOT_OURS.flatMap((family) =>
	PHRASES[family]
		.split(/[,\n]/)
		.map((entry) => entry.trim())
		.filter(Boolean)
		.map((entry) => {
			const weight = WEIGHTS[entry.charAt(0)];
			const isName = SOFT_NAMES.has(family) && !/\s/.test(entry);
			return {
				phrase: weight ? entry.slice(1) : entry,
				family,
				weight: weight ?? (isName ? 'bare' : 'always'),
			};
		}),
);

/**
 * Phrases that say that a machine or a line is safe to touch. They clear conditional phrases, never those that always
 * count.
 */
export const MADE_SAFE =
	'locked out, lockout, lock out, loto, tagged out, de energized, de energised, deenergized, deenergised, isolated, power off, powered off, power is off, power cut, shut off, shut down, shutdown, switched off, turned off, unplugged, disconnected, not running, is stopped, stopped, not moving, not live, not energized, dead circuit, drained, purged and cleaned, cadenasse, cadenassee, hors tension, courant coupe, a l arret, arrete, arretee, debranche, debranchee, vidange, vide et nettoye';
