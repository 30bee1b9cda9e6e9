/**
 * English and French words that name a hazard, a substance, a machine or a dangerous animal. None of them may ever be
 * in a harmless list, directly or through an inflection rule. Written independently of the lists, for their tests.
 */
export const HAZARDS_OF_NO_LIST: readonly string[] = `
acid acetone acetylene adhesive aerosol airbag ammonia ammunition antifreeze aqua arsenic asbestos autoclave
auger axe bacteria bandsaw barb barbed bat battery bear bee beehive benzene bite bitumen blade blaze bleach
blender blood blowtorch blowlamp boil boiling bomb bonfire bottle brazier breaker broiler bromine bullet bulldog
burn burner burnt busbar butane cable cadmium campfire candle canister capacitor carbide carcass cartridge
catalyst caulk caustic cauldron cell centrifuge chainsaw charger chemical chipper chisel chlorine chopper chuck
circuit cleaver coals cobra coal coolant conductor contactor contact conveyor corrosive coyote creosote crucible
crusher cryogen cutter cutlass cyanide cylinder dagger decapant degreaser descaler detergent detonator developer
dewar dichloride diesel dioxin dough drill drum dynamite dynamo electric electrical electricity electrode
electrolyte embers enamel energized engraver epoxy ethanol ether ethylene exhaustfan explosive extruder extrude
fang fangs fan fertilizer fiberglass fibreglass filament fireworks flame flammable flare flint fluoride fluorine
flywheel formaldehyde freon fryer fuel fumigant fungicide furnace fuse gamma gas gasoline gator generator geyser
glass glowing glycol grenade griddle grill grinder guillotine gunpowder halogen hatchet heater helium herbicide
hornet hydrazine hydride hydrogen hypodermic icicle igniter impeller incinerator injector inverterless iodine
isocyanate isotope jackhammer jam jaws javelin kerosene kettle kiln knife lathe laser lava lead lewisite
lightning lime lion lithium lye lynx machete magma magnesium magnetron mandrel mangler mercury methane methanol
microwave mill mincer mixer molten moulder muriatic mustard nailgun naphtha needle nicotine nitric nitrogen
nitrogenous nitro nuclear oven outlet oxidizer oxygen ozone paint paraffin pathogen peroxide pesticide petrol
phenol phosphorus phosgene pickaxe piranhafish piston pitbull pitch plasma plating plutonium poison pot pottery
powder press pressure pressurized primer propane propeller proton prong puffer pulley punch pyre quench
quicklime rabid radar radiation radium radon rattlesnake ravine razor reactor refrigerant relay resin rodent
roller router saber sander sap saw scald scalpel scissors scorpion scraper sealer sealant sewage shank shark
shears shock shrapnel shredder sickle skewer skinning slaughter slicer smelter snake soda socket sodium
soldering solvent sparking spear sphagnum spider spike spindle spinner spit splash splitter spray sprocket spur
stabbing steam sting stinger stove styrene substation sulfide sulphur sulfur swarf switch switchgear sword
syringe tank tar taser teargas terminal thermite thermostat thorium thresher tiger tines toaster toluene torch
toxin toxic tracer transformer trap tritium turbine turpentine tusk uranium urea vacuum vapour vapor varnish
varsol venom viper virus volcano voltage waste wasp wax weedkiller wildcat wire wolf woodchipper xylene zinc
acetate aerogel alkali aluminiumpowder anhydrous antimony arson barium bandage beryllium biohazard bisphenol
blasting boric borax brine bromide brushfire carcinogen cesium chromate chromic cutlery cyanoacrylate cobalt
dichromate dysentery ebola electrocute electrocution electrolysis electroplate emulsion engulf entangle etchant
ethyl excrement exothermic fecal feces fission fluorescent flux fluoric formalin fumigate galvanizing gangrene
germs glyphosate grizzly guano haemorrhage hepatitis hexane hexavalent hydrochloric hydrofluoric hydroxide
ignite implode implosion infected ionizing jellyfish junctionbox ketone kilovolt lacquer lacerate landfill
landmine larva leach leak liquid lint maggot mace manure meatgrinder megger melter methyl muck neurotoxin
neutron nitrate nitrite nitroglycerin octane overheated overpressure oxide oxidize pathology perchlorate
petroleum phosphate phosphoric polonium potash potassium propellant pulverizer pus pyrophoric pyrotechnic
quicksand quill rabies radioactive reagent reefer rocket rupture salmonella sanitizer scorch scorching searing
septic sharps shear shearing silica sizzling sludge slurry smoulder smolder snips solenoid solder stab
strychnine sulfate sulphate sulfuric swollen tannery tetanus thermal tinder torpedo toxicant trash
trichloroethylene tungstate ulcer ultrasonic ultraviolet unexploded unguarded uninsulated unplugged urine vat
venomous vitriol vomit vulture warfarin warhead wetland woodsplitter wound zap zapping arcing tingling plugin
crackling sizzles roast roasting fry frying bake baking sear steaming scalding simmer charred singe singed
ignition unearthed ungrounded hotplate waffle toasters broth soup stew fondue kebab barbecuing smokehouse
spinning rotating whirling twirling revolving turning oscillating reciprocating unwinding rollers cogs cog
sprockets belts belt pulleys drivebelt driveshaft crankshaft flywheels cranking motorized unjam jammed unclog
clogged nip inrunning mangle ringer shredding chipping threshing hammermill pelletizer agitator stirring
kneading churn churning grinding drilling boring reaming countersink honing knurling routing mowing weedwhacker
whipper strimmer blower fans impellers propellers turbines broyeur broyer dechiqueteuse concasseur malaxeur
betonniere melangeur hachoir mixeur moulinette tondeuse debroussailleuse scie scier scies perceuse foret toupie
rabot tour fraise fraiseuse presse laminoir rouleau courroie poulie convoyeur ventilateur helice essoreuse
centrifugeuse tronconneuse hache machette couteau couteaux lame rasoir canif ciseau ciseaux poincon aiguille
clou clous dard piquant fourche seringue hamecon hamecons barbele pointe pointes acide alcool ammoniac antigel
azote bitume bougie bouilloire bouillir braise brasero briquet brome bruler brulure brulant cendre cendres
chaudron chaux chlore chloration colle combustible corrosif cuisiniere cyanure diluant ebouillanter electricite
electrique encre engrais essence explosif feu feux flamme fluor fondre fondu fongicide fournaise fumier fusee
fusible fusil gaz gazoline goudron gril grillade grisou hydrogene incendie insecticide iode javel laque lave
lessive lixiviat marmite mazout mercure naphte nitrique nucleaire obus oxygene peinture peroxyde petard petrole
phosphore plomb poele poix potasse poudre purin pyrotechnie radioactif resine rissoler rotissoire saumure
silicone solvant soufre soute sulfurique tetrachlorure teinture terebenthine toxine toxique vapeur venin vernis
vinaigre abeille abeilles guepe guepes frelon serpent vipere crotale araignee loup raton rat chien chat sanglier
taureau requin crocodile alligator meduse moufette pieuvre morsure mordre piquer piqure griffe griffes griffer
sang sangsue bacterie microbe cadavre charogne vomi infection contagieux malade vidange egout fosse septique
electrocuter electrifie disjoncteur transformateur generatrice rallonge fiche brancher branche debrancher fil
cables borne bornes condensateur batterie accumulateur chargeur ampoule neon allumer allume demarrer demarre
tourner tourne pivoter rotation vriller enrouler derouler coincee happe happer aspirer aspire broie broient
ecrase ecraser cisailler sectionner amputer verglas gele geler surgele congele congelateur frigo neige glace
cryo
`
	.trim()
	.split(/\s+/);

/**
 * Reviewed harmless words that are one typo away from a hazard word. They are so common, or so clearly something
 * else, that whoever types them means them.
 */
export const REVIEWED_NEAR_WORDS: readonly string[] = `
flou shoreing shoring sorted shored selling firsted fited fitsed firsts fits fitss horsing hosting purs changing fond fonde cuter exact brooches rosees ross
manteaux martiaux massee mass masser masses cone conge penture mils milles routier trompees humids humid creusent creuse creusees creuses cous clos cloues
terminais sock retiring spliting peche swing feelling paient pointing past degreesing degressing degresing
picksing etcing plateing aide aides chloe aimante ferais fais late lates turnning route bring
machineing plane jointe shape sapins bets radialer needless feuilles patiente patientes
bone born walter paie plie plaine plaire paies plies plaines plais contract mats meants bonning fillering
filletting filletsing chiefs restaurent restaurait restaurante restaurantes grille aiment bouche bouches poule
cure cuir legues celles sale fieres fiers caches easter fort forte forest brise brises etendre wasing lace
lane lacing seam nettoyer runway diverse divin faque bruns grisse explores barres preheats preheatted
preheatting foring fored smelling hier raning shared courante coutante courants coutants courantes coutantes
energie lacet lacets cruciale cruciales exposer brochets
resistante coutures sharing shearling vies silver silvers bared
`
	.trim()
	.split(/\s+/)
	.filter(Boolean);
