/**
 * Phrases in which a word that could name a hazard, a process or a negation means no danger to the hand. The longest
 * matching phrase counts, so these override the shorter entries of `not-ours.ts` and of the trade's own words. Each
 * line is one family, in lower case and without accents; `$PLACE` stands for the nouns of `PLACES`.
 */
const PHRASES = `
hot pass, hot work, hot work permit, hot work permits, hot day, hot days, hot weather, hot rolled, hot rod, hot rods, hot start, hot summer, hot outside
cold rolled, cold roll, cold drawn, cold work, cold formed, cold bend, cold saw cut
flat bar, flat bars, flat rate, flat deck, flat bed, flatbed, flatdeck, flat deck trailer
oil and gas, oil patch, oil field, oil sands, oil rig, oil rigs, oil sands site, gas plant, gas plants, oil refinery
water cooled, water jet cut, carbon steel, low carbon steel, high carbon steel, acier au carbone, acier trempe, aciers trempes, wire rope, wire ropes, wire mesh, chicken wire, cable tray, cable trays, cable ladder
long reach, long cuff, long sleeve, long sleeves, left hand, left handed, left hand only, right hand, right handed, lead hand
tig torch, mig torch, tig rig, mig gun, arc welder machine, filler rod, filler rods, filler wire, filler metal, weld metal, base metal, parent metal
sheet metal, metal sheet, structural steel, roll cage, roll cages, roll bar, roll bars, roll formed
stickout, stick out, stick outs, wire stick out, electrical stick out, stick shift, gear stick, hockey stick, hockey sticks, joystick, dipstick, yardstick, nonstick, non stick
i ll stick with, ill stick with, i will stick with, stick with it, stick to it, stick around, sticks out, sticking out, stick together
in essence, of the essence, zip line, zip lines, zip lining, rock climbing, mountain climbing, full use, no use, limited use, light duty, heavy duty, medium duty
shielding gas, shield gas, gas lens, gas cup, gas nozzle, gas mix, backing gas, purge gas, purging gas, gas metal arc welding, mixed gas, tri mix, gas shielded, gas bottle, gas bottles
ground clamp, ground cable, ground lead, welding leads, welding cable, welding cables, welding machine, power source, welding power source, power supply, engine drive, engine driven
open circuit voltage, arc voltage, arc length, arc time, arc starts, arc start, arc force
low voltage setting, voltage setting, wire speed, wire feed speed, feed speed, travel speed
pont roulant, ponts roulants, fauteuil roulant, fauteuils roulants, chemin de cables, chemins de cables, escalier de secours, escaliers de secours, sortie de secours, sorties de secours, porte de secours, portes de secours, roue de secours, pneu de secours, fire watch, fire watcher, fire blanket, fire brick, fire bricks, firebrick, fire hall, fire truck, fire trucks, fire hydrant, fire hydrants, fire door, fire doors, fire escape, fire escapes, fire pit, fire pits, fire ring, fire extinguisher, fire extinguishers, fire resistant, fire retardant, fire proof
x ray quality, xray quality, x ray test, xray test, x ray tests, x ray weld, x ray welds, x ray tested, xray tested, x ray grade, radiographic quality, radiograph quality, radiograph tested, weld radiograph, has to pass x ray, pass x ray, passes x ray, qualite radiographique, soudures radiographiees
needle scaler, needle scalers, needle scaling, needle gun, needle guns, tuyauterie sous pression, soudeur sous pression, soudeurs sous pression, pressure welder, pressure welders, pressure piping, chipper la slag, drilling glove, drilling gloves, oil rig drilling, rig drilling, oil drilling, gas drilling, drilling crew, drilling crews, patch panel, patch panels, auto body panels, brake rotor, brake rotors, brake pads, brake drums, brake shoes, brake job, brake parts, serre joint, serre joints, pare chocs, hi vis, haute visibilite, patient guy, patient man, be patient, i m patient, diving board, diving boards, debosser, debosselage, debosseleur, needle gun, needle guns, needle nose, needle valve, needle valves, needle bearing, needle bearings
sharp tungsten, sharp tungstens, sharpened tungsten, pointed tungsten, sharp corner, sharp corners on the drawing, sharp bend, sharp bends, sharp looking, sharp eye
power is locked out, power locked out, chainsaw mill, chainsaw mill frame, chainsaw chaps, live load, live loads, live center, where i live, i live in, live stock, livestock, live in, we live
laser cut, laser cut parts, laser cut plate, plasma cut parts, water jet parts
work table, welding table, welding tables, layout table
drill pipe, drill collar, drill collars, drill rig, drill rigs, drilling rig, drilling rigs, drill stem, drill rod
lathe bed, lathe chuck repair, lathe stand, drill press stand, drill press table repair, saw horse, saw horses, sawhorse, sawhorses, saw mill, sawmill, sawmills, saw stand, saw cut, steel mill, steel mills, paper mill, paper mills, pulp mill, pulp mills, rolling mill, rolling mills, mill scale, mill turn
battery box, battery boxes, battery tray, battery trays, battery rack, battery racks, battery bracket, battery brackets, battery cabinet, battery cabinets, battery cover, battery hold down, battery powered, battery operated, battery welder
tank seams, tank seam, stainless tank, stainless tanks, tank wall, tank walls, joints de reservoir, joint de reservoir, wash tank, oven rack, oven racks, burn table, burn tables, cutting table, cutting tables, flush with the surface, grinding flush, ground flush, a ras, au ras, en affleurement, affleurantes, affleurants, grind flush, grind them flush, grinding them flush, washing off, washed off, wash off, hand file, hand files, needle scaler, needle scalers, feuilles de tole, magnesium housing, magnesium housings, magnesium wheel, magnesium wheels, magnesium casting, magnesium castings, feeding cattle, feed cattle, feeding horses, feeding livestock, nothing powered, burr removal, carbide burr, carbide burrs, carbide bur, carbide burs, fan on, fan is on, machines on one cart, seized pins, seized pin, seized bolt, seized bolts, seized nut, seized nuts, pins grippes, boulons grippes, ecrous grippes, coupees au laser, coupe au laser, coupes au laser, decoupees au laser, decoupe au laser, transfert par pulverisation, torche refroidie, refroidie a l eau, pas chauffee, pas chauffe, non chauffe, non chauffee, non chauffes, non chauffees, poele a chauffer, bois de poele, rien d electrique, scie a froid cadenassee
new fuel tank, new fuel tanks, new gas tank, new gas tanks, new pressure vessel, new pressure vessels, new pressure tank, new pressure tanks, new drum, new drums, never filled tank, reservoir neuf, reservoirs neufs, reservoir sous pression neuf, reservoirs sous pression neufs, baril neuf, barils neufs
explosive growth, explosive sales, rouge feu, tach needle, tachometer needle, gauge needle, speedometer needle, aiguille de jauge, pistolet a aiguilles, pistolets a aiguilles, graisse au lithium
lithium grease, lithium mine, lithium mines, lithium powered, lithium drill
acid proof floor, acid brick, acid tank stand, chemical tank stand, chemical free, no chemicals involved
electrical enclosure, electrical enclosures, electrical box frame, electrical room door, electrical conduit supports, electrical tape, electrical tower, transmission tower, transmission towers, hydro pole, hydro poles, hydro tower, hydro towers, hydro tower base, light pole, light poles, power pole base
hospital bed, hospital beds, hospital bed frames, medical equipment frames, medical gas line, medical cart, medical carts
food truck, food trucks, food grade, food grade stainless, food grade tube, food grade tubing, food grade pipe, food processing equipment, food equipment, kitchen hood, kitchen hoods, kitchen counter, kitchen counters, kitchen table, kitchen sink, kitchen equipment, meat rail, meat rails, meat hook, meat hooks, meat rack, meat racks, smoker, smokers, barbecue, barbecues, bbq, bbqs, bbq pit, bbq pits
nuclear plant pipe, nuclear plant piping
dry ice blaster frame, nitrogen purge, nitrogen purged, argon purge, argon purged, argon back purge, liquid tight
propane tank rack, propane cage, tank stand, tank stands, water tank, water tanks, empty water tank, hot water tank, new tank, new tanks, tank shell
steam fitter, steam plant, steam plants, steam pipe fabrication
snow plow, snow plows, snow plough, snowplow, snow blade, snow blades, snowblower, ice shack, ice shacks, ice fishing shack, ice rink, ice rinks
no problem, no problems, no issue, no issues, no rush, no worries, no matter, not sure, no idea, no doubt, not only, not just, why not, if not, or not, whether or not, not really, not too bad
as cold as possible, cool down, cools down, cooled down, let it cool, after it cools, once it cools
shop floor, power tools, power tool, hand tools, hand tool, air tools
tack cloth, tack room, thumb tack, thumb tacks
cut level, cut levels, cut rated, cut rating, ansi cut, ansi cut level, niveau de coupure, roof flashing, metal flashing, no gloves survive, no glove survives, no gloves last, no glove lasts, no gloves hold up, no other gloves, no other glove, pressure vessel, pressure vessels, pressure pipe, pressure piping, pressure welder, pressure weld, pressure welds, pressure test, pressure tested, hydro test, hydro tested, high pressure pipe, high pressure piping, high pressure boiler, high pressure boilers, high pressure steam pipe, high pressure vessel, high pressure tubing, high pressure fitting, high pressure fittings, breaker bar, breaker bars, air compressor, thinner gloves, thinner glove, thinner leather, thinner sheet, thinner plate, thinner material, thinner stuff, thinner tube, hospital boiler room, power plant boiler, smoke, fume, fumes, welding fumes, fume extractor, appareil a pression, vaisseau sous pression, tuyauterie haute pression, tuyau haute pression, chaudiere haute pression,
chain link, chain link fence, chain fall, chain falls, chain hoist, chain hoists, chain block, chain come along, come along
wire wheel guard, guard rail, guard rails, guardrail, guardrails, safety cage, tool rest
burning rod, burning rods, burn rod, burn rods, burning wire, burning plate, burning table, burning bar stock, burning in a root, burning off rods
car panel, car panels, roof panel, roof panels, wall panel, wall panels, siding panels, body panel, body panels, quarter panel, quarter panels, door panel, door panels, rocker panel, rocker panels, fence panel, fence panels, panel fence, steel panels, metal panels
panneau de carrosserie, panneaux de carrosserie
acier au carbone, fil a souder, fil plein, gaz de protection, gaz inerte, lentille gaz, borne de masse, cable de masse, poste a souder, metal de base, metal d apport, baguette d apport, tole d acier, a sec
permis de travail a chaud, travail a chaud, lamine a chaud, lamine a froid, etire a froid, plie a froid
usine de batteries, usine de piles, support de batterie, boitier de batterie, bac de batterie, plateau de batterie
camion de pompier, camions de pompier, borne fontaine, surveillance incendie, porte coupe feu, portes coupe feu, escalier de secours, foyer exterieur
usine chimique, usine alimentaire, usine d aliments, usine agroalimentaire, usine laitiere, laiterie, fromagerie, qualite alimentaire, inox alimentaire, equipement alimentaire, camion de cuisine, hotte de cuisine, comptoir de cuisine
lit d hopital, lits d hopital, chariot medical, tour de transmission, pylone, pylones, poteau d hydro
scierie, scieries, banc de scie a reparer, socle de tour, support de perceuse
moose jaw, bale spear, bale spears, hay spear, chisel plow, lobster trap, lobster traps, crab trap, crab traps, cell phone, cell phones, utility trailer, utility trailers, utility bed, utility box, a pain, in pain, real pain, pain in the, window pane, window panes, cnc table, oven mitt, oven mitts, pop can, jet ski, jet skis, chicken coop, chicken coops, chicken feeder, chicken barn, seat belt, seat belts, tool belt, belt buckle, belt buckles, ferry terminal, bus terminal, dog house, doghouse, dog kennel, dog crate, my dog, shop dog, shop cat, flare bevel, roof pitch, drum brake, drum brakes, brake pedal, brake rotor, brake caliper, creeper, free time, free of charge, for free, toll free, bull bar, bull bars, hot tub frame, drill press stand, saw dust, fan of, big fan, belt and suspenders, sheet metal screws, snow machine, snow machines, press fit, full time, part time, pile driver, pile driving, power bill, gas money, gas tungsten, gas bill, cook shack, cook shacks, cook house, cookhouse, plow blade, plow blades, grader blade, bucket teeth, cutting edge of the bucket,
acier d armature, barre d armature, barres d armature, est presse, suis presse, suis pas presse, est pas presse, fourche de velo, fourches de velo, fourche de moto, dans la foret, en foret, tour eiffel, tour a bois a reparer, tour de guet, tour d observation, mon tour, a tour de role, a l arret planifie, arret planifie, arret de maintenance, cabane a chien, niche a chien, mon chien,
fer forge, fer forge ornemental, moulin a scie, moulins a scie, cour a bois, pique nique, pique niques, table a pique nique, tables a pique nique, panneau de signalisation, panneaux de signalisation, panneau publicitaire, panneaux publicitaires, panneau indicateur, panneaux de cloture, panneau de cloture
fourches de lift, fourche de lift, fourches a palette, fourches a palettes, fourche a palettes, fourches de chariot elevateur, fourches de tracteur, attache trois points, attelage trois points, attache 3 points, attelage 3 points, lame a neige, lames a neige, gratte a neige, grattes a neige, pelle a neige, charrue a neige, lame de charrue, dent de godet, dents de godet, pedale de frein, etrier de frein, etriers de frein, tambour de frein
electrode positive, electrode negative, polarite positive, polarite negative, polarite inverse, polarite directe, mise au point, point de vue, points de vue, point de soudure, points de soudure, points de repere, heures de pointe, heure de pointe, coup de main, coup de pouce, coup d oeil, mal de dos, coupe vent
tout le tour, faire le tour de la piece, demi tour, feu vert, feux de circulation, feu de circulation, patin a glace, patins a glace, hockey sur glace, peche sur glace, cabane a peche, table de cuisine, meuble de cuisine, ilot de cuisine, lampe frontale, porte bouteille, porte bouteilles, cage a poules, cage a lapin, cage a lapins, chaise bercante, arret d autobus, arrets d autobus
sans probleme, sans problemes, sans doute, sans souci, sans faute, aucun probleme, aucune idee, aucun doute, le seul probleme, la seule chose, un seul cote, une seule passe, une seule fois, rien ne presse, c est presse, pas trop presse, bord de l eau, cours d eau, au bord du lac, remplir les trous, remplir un trou, remplir le joint, remplir le chanfrein, chipping slag, chip slag, slag chipping, chip the slag, chipping the slag, chip off the slag, knocking slag, knocking off slag, piquer le laitier, piquage du laitier, frapper le laitier, cogner le laitier, laitier a piquer
coude a coude, de temps en temps, pas de probleme, pas de souci, pas de doute, pourquoi pas, ou pas
`;

/** Nouns that turn the word before them into the name of a place or a trade: "battery plant", "chemical plant". */
const PLACES =
	'plant plants factory factories shop shops building buildings warehouse facility facilities company industry sector yard room rooms terminal depot station stations wing maintenance plant-piping department refinery site sites tank-farm school'
		.split(' ')
		.filter((word) => !word.includes('-'));

/** The trades of such places. */
const PLACE_TRADES =
	'battery, lithium battery, lithium, chemical, acid, fertilizer, pulp, food, food processing, meat, meat packing, fish, chicken, poultry, dairy, cheese, bakery, kitchen, nuclear, power, electrical, electric, hydro, transformer, medical, hospital, pharmaceutical, drug, steam, gas, propane, lng, oxygen, chainsaw, chain saw, saw, machine, fire, blood, paint';

const splitList = (text: string) =>
	text
		.split(/[,\n]/)
		.map((part) => part.trim())
		.filter(Boolean);

/** All phrases, without duplicates. */
export const HARMLESS_PHRASES: readonly string[] = [
	...new Set([
		...splitList(PHRASES),
		...splitList(PLACE_TRADES).flatMap((trade) => PLACES.map((place) => `${trade} ${place}`)),
	]),
];
