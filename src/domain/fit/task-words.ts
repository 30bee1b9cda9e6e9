import type { Phrases } from './process-words.ts';

/** Goods with sheared edges, which cut whoever carries them; beside an arc they are only what is welded. */
const SHEET_GOODS = [
	'sheet metal',
	'sheet steel',
	'sheets',
	'steel sheets',
	'galvanized sheets',
	'galvanized sheet',
	'tin',
	'ductwork',
	'ducts',
	'flashing',
	'scrap',
	'scrap metal',
	'scrap steel',
	'scrap iron',
];
const CARRYING = [
	...'handling carrying moving lifting loading unloading stacking sorting hauling installing hanging'.split(
		' ',
	),
	'picking up',
];
const FRENCH_SHEET_GOODS = [
	'de la tole',
	'des toles',
	'la tole',
	'les toles',
	'tole',
	'toles',
	'de la ferraille',
	'la ferraille',
	'ferraille',
	'des conduits de ventilation',
	'de la ventilation',
	'du solin',
];
const FRENCH_CARRYING =
	'manipuler transporter deplacer lever charger decharger empiler trier installer poser manutention'.split(
		' ',
	);

/** What is driven or run from a seat or behind handles: the hands hold levers, and meet the weather. */
const DRIVEN =
	'loader,excavator,backhoe,tractor,grader,bulldozer,dozer,telehandler,crane,snow plow,plow truck,snowblower,forklift,lift truck,reach truck'.split(
		',',
	);
const DRIVING = ['operating', 'running', 'driving'];
const FRENCH_DRIVEN =
	'chargeuse,pelle,retrocaveuse,tracteur,niveleuse,bouteur,grue,charrue,deneigeuse,souffleuse,souffleuse a neige,chariot elevateur'.split(
		',',
	);
const FRENCH_DRIVING = ['conduire une', 'conduire un', 'operer une', 'operer un'];

export const OTHER_WORDS: Phrases = [
	[
		DRIVING.flatMap((verb) =>
			DRIVEN.flatMap((thing) => [
				`${verb} ${thing}s`,
				`${verb} a ${thing}`,
				`${verb} an ${thing}`,
				`${verb} the ${thing}`,
			]),
		).join(', '),
		'handling',
	],
	[FRENCH_DRIVING.flatMap((verb) => FRENCH_DRIVEN.map((thing) => `${verb} ${thing}`)).join(', '), 'handling'],
	[
		'edges cut my fingers, edges cut my hands, edges cut me, cuts my hands, cut my fingers, cut my hands, cut your hands, me coupe les mains, me coupent les doigts',
		'#sharp ~handtool',
	],
	['handling, carrying, carry, moving, lifting, loading, unloading, hauling, rigging, driving', 'handling'],
	[
		'laying, roofing, framing, building a fence, building fences, building a deck, putting up a fence, fixing fence, fixing fences, mending fence, tractor work, landscaping',
		'handling',
	],
	[
		'changing tires, changing tyres, changing truck tires, changing a tire, changing my tires, changer un pneu, changer mes pneus, change tires, tire change, tire changes, mounting tires, swapping tires, changer des pneus, changer les pneus, changement de pneus, poser des pneus',
		'handling #rough',
	],
	[
		'changing oil, oil change, oil changes, changer l huile, changement d huile, vidange d huile',
		'handling #oily',
	],
	[SHEET_GOODS.flatMap((goods) => CARRYING.map((verb) => `${verb} ${goods}`)).join(', '), 'handling #sharp'],
	[
		FRENCH_SHEET_GOODS.flatMap((goods) => FRENCH_CARRYING.map((verb) => `${verb} ${goods}`)).join(', '),
		'handling #sharp',
	],
	[
		'poser, pose, poser du bardeau, charpenter, batir une cloture, reparer une cloture, amenagement paysager',
		'handling',
	],
	['forklift, warehouse, shovelling, shoveling, pulling, pushing, pouring, picking, picking up', 'handling'],
	['load, unload, lift, haul, drag, shovel, shovels, dig, digging, raking', 'handling'],
	['stacking, dragging, holding, sorting, trucking, gardening, fencing, demolition, foundry', 'handling'],
	[
		'tying, hanging, climbing, assembling, installing, removing, replacing, stripping forms, wrapping',
		'handling',
	],
	[
		'packing, unpacking, sweeping, scooping, strapping, chaining up, tarping, mounting, dismantling',
		'handling',
	],
	[
		'picking up, grabbing, catching, touching, reaching, swinging, handle, handles, handled, haul, lifts',
		'handling',
	],
	[
		'bolting, unbolting, wrenching, tightening, delivering, delivery, shipping, receiving, moving, climb',
		'handling',
	],
	[
		'manipuler, manipule, transporter, transporte, charger, decharger, deplacer, deplace, lever, soulever',
		'handling',
	],
	[
		'empiler, ramasser, porter, tirer, pousser, conduire, trier, emballer, deballer, pelleter, tenir',
		'handling',
	],
	[
		'attacher, accrocher, installer, demonter, livrer, livraison, conduite, demenagement, demenager',
		'handling',
	],
	[
		'pick, picks, drive, drives, stack, stacks, push, pull, pulls, hang, tie, ties, grab, grabs, hold',
		'handling',
	],
	[
		'set up, setting up, putting up, taking down, tear down, tearing down, erecting, erect, clean up',
		'handling',
	],
	['monter, monte, montage, eriger, entreposer, conduis, conduit, ramassage', 'handling'],
	[
		'opening valves, closing valves, opening and closing, gate valves, socket set, mechanic work, sheet stock, bar stock, plate stock, plowing snow, plowing, salting, shovel snow, stapling, guardrail repair, pruning, weeding, planting, digging out, flagging, directing traffic, traffic control, mooring lines, mooring, framing walls, metal studs, hand file',
		'handling',
	],
	[
		'ouvrir et fermer, ouvrir des valves, fermer des valves, outils a main, outillage a main, mecanique, feuilles de tole, deneigement, deneiger, trainer, traine, treuil, treuils, poser de la broche, poser des clotures, jardinage, jardiner, desherber, planter, tailler, bineler, marteau piqueur, signaleur, signalisation routiere, faire la signalisation, diriger la circulation, amarrage, amarres, coffrage, coffrages, limer, limage, alimenter, sortir, triage, ramasse, sors, prend, prendre, tiens',
		'handling',
	],
	[
		'wrenches, spud wrench, spud wrenches, drift pin, drift pins, hand tools, ratchet, ratchets, stringing, wire strippers, bolting up, boulonner, boulonnage, deboulonner, cles, corder, corder du bois, driving forklift, forklift driving, attacher des charges, chaines',
		'handling #rough',
	],
	[
		'changing blades, changing the blade, change the blade, changer la lame, changer les lames',
		'handling #sharp',
	],
	[
		'jackhammer, jackhammers, jackhammering, jackhammer work, marteau piqueur, marteaux piqueurs, piocher, breaking concrete, breaking sidewalk',
		'handling #impact',
	],
	[
		'deck work, greenhouse work, nursery work, ductwork install, ductwork installation, duct installation, stocking, restocking, stocking shelves, order picking, garbage collection, garbage pickup, recycling pickup, putting together, bolting together, farm work, farm chores, barn chores, ranch work, snow removal, mason tending, tending masons, bricklaying, tripping pipe, railcar coupling, coupling railcars, coupling cars, green chain, securing loads, binding loads, chaining loads, tying down loads, torque wrench, torque wrenches, impact wrench, impact wrenches, impact driver, impact gun',
		'handling',
	],
	[
		'operating a skid steer, running a skid steer, driving a skid steer, building scaffold, building scaffolds, building scaffolding, erecting scaffold, erecting scaffolds, erecting scaffolding, changing rims, changing wheels, swapping wheels, throwing chains, chain binders, monter un echafaudage, monter des echafaudages, changer les roues, changer des roues, changer mes roues, arrimer des chaines',
		'handling #rough',
	],
	[
		'elinguer, elingage, remplir les tablettes, regarnir les tablettes, preparation de commandes, cueillette de commandes, ramassage des ordures, collecte des ordures, collecte du recyclage, travaux de ferme, travail de ferme, travail a la ferme, arrimer, arrimage, atteler des wagons, attelage de wagons, cle dynamometrique, cles dynamometriques, cle a chocs, cles a chocs',
		'handling',
	],
	['manutention, transport, chargement, dechargement, entreposage, chauffeur, conducteur', 'handling'],
	['manipulation, levage, camionneur, driver, drivers, toucher, saisir, retirer, enlever', 'handling'],
	['all day, all day long, full shift, whole shift, long shift, long runs, production', '~long'],
	['continuous, continuously, long arc time, toute la journee, en continu, quart complet', '~long'],
	['quick, quickly, briefly, a few minutes, few minutes, couple minutes, short runs, rapide', '~short'],
	['quelques minutes, rapidement, vite', '~short'],
	['small parts, small part, thin filler, fine work, dexterity, feel, small screws, small bolts', '~fine'],
	['petites pieces, dexterite, precision, doigte, travail fin', '~fine'],
];

/** Words that negate what follows. */
export const NEGATORS: ReadonlySet<string> = new Set(
	'no not without never except excluding dont pas sans aucun aucune jamais ni sauf neither none cannot'.split(
		' ',
	),
);

/** Words that extend a negation: "no overhead or vertical". */
export const NEGATION_LINKS: ReadonlySet<string> = new Set('or nor ou ni'.split(' '));

/** Words that are understood but don't affect the verdict: materials, thicknesses and common words around a job. */
export const IDLE_WORDS_OF_TASKS: ReadonlySet<string> = new Set(
	(
		'weld welds welding welded welder welders soudage souder soudure soudeur soudeuse glove gloves gant gants hand ' +
		'hands main mains work working works job jobs travail travaux use using used utiliser do does did doing done ' +
		'will would should could can may might must need needs needed want wants wear wearing porter ok okay good ' +
		'bien bon bonne yes oui what which when where who how why think about after before then and again et puis ' +
		'apres avant also only just mostly some more most less than very really too much many few each other ' +
		'steel steels stainless aluminum aluminium acier inox plate plates sheet sheets tole toles metal metals tube ' +
		'tubes tubing beam beams angle angles channel thick thin gauge wall bench table shop outside outdoors out ' +
		'outdoor inside indoors dehors exterieur interieur field part parts piece pieces material stock casting ' +
		'castings surface interpass temperature degrees degree degres root fill cap pass passes bead beads joint ' +
		'joints fillet fillets seam seams run runs running amps amp ampere amperes amperage volts volt inch inches ' +
		'pouce pouces zero below above under over minus moins plus environ around between entre par avec dans sur ' +
		'day days week weeks shift shifts hour hours heures minute minutes time year heat new old big small large ' +
		'truck trucks camion camions boxes box yard site requires require wants level ansi cut rated rating day ' +
		'mon ma mes ton son ses leur vos nos cette ces ce cet les une des aux celui bords bord il elle est sont ' +
		'like these those ish maybe probably deck bridge burning trailer trailers frame frames operator any sure kind thing things lot lots bit there here they them its same hold holds make makes made'
	).split(' '),
);
