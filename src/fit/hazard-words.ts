import type { SaidWords } from './process-words.ts';

/** What a job says of heat, cold, wet, edges and the rest; `#` is a hazard, `~` is how long and how fine. */
export const HAZARD_WORDS: SaidWords = [
	[
		'hot, red hot, glowing, preheat, preheated, preheating, pre heat, pre heated, hot pipe, hot pipes',
		'#hot',
	],
	['chaud, chaude, chauds, chaudes, brulant, brulante, brulants, brulantes, high heat', '#hot'],
	['prechauffage, prechauffe, prechauffee, prechauffer, tuyau chaud, tuyaux chauds', '#hot'],
	['molten, molten metal, foundry, ladle, metal en fusion, en fusion, fonderie, coulee', '#molten'],
	['cold, winter, freezing, frozen, frost, ice, icy, freezer, arctic, chilly', '#cold'],
	['froid, froide, froids, hiver, gel, glace, glacial, gele, frigorifique', '#cold'],
	['wet, rain, raining, rainy, water, damp, slush, waterproof, soaked', '#wet'],
	['mouille, mouillee, mouilles, pluie, eau, humide, trempe', '#wet'],
	['snow, snowing, wet snow, neige', '#cold #wet'],
	['sharp, razor, razor sharp, sharp edge, sharp edges, sheared, jagged, blade, blades', '#sharp'],
	['burr, burrs, glass, edge, edges, knife, knives, cutting blade, cutting blades, cutting edge', '#sharp'],
	['tranchant, tranchante, tranchants, tranchantes, coupant, coupante, coupants, coupantes', '#sharp'],
	['bavure, bavures, lame, lames, verre, aretes vives', '#sharp'],
	['puncture, thorn, thorns, needle, needles, splinter, splinters, sliver, slivers', '#puncture'],
	['perforation, epine, epines, aiguille, aiguilles, echarde, echardes, barbed wire', '#puncture'],
	['impact, impacts, hammer, hammers, hammering, chipping hammer, sledge, crush, crushing', '#impact'],
	['marteau, choc, chocs', '#impact'],
	['oil, oily, oiled, greasy, grease, huile, huileux, huileuse, huileuses, graisse, graisseux', '#oily'],
	['acid, acids, battery acid, caustic, solvent, solvents, chemical, chemicals, bleach, lye', '#chemical'],
	['acetone, pickling, acide, acides, solvant, solvants, chimique, chimiques', '#chemical'],
	[
		'live wire, live wires, live cable, live cables, live panel, live line, live lines, live circuit, energized, energised, high voltage, electrical',
		'#electrical',
	],
	['electrician, electric shock, sous tension, haute tension, fils sous tension', '#electrical'],
];

export const OTHER_WORDS: SaidWords = [
	['handling, carrying, carry, moving, lifting, loading, unloading, hauling, rigging, driving', 'handling'],
	['forklift, warehouse, shovelling, shoveling, pulling, pushing, pouring, picking, picking up', 'handling'],
	['load, unload, lift, haul, drag, shovel, shovels, dig, digging, raking', 'handling'],
	['stacking, dragging, holding, sorting, trucking, gardening, fencing, demolition, foundry', 'handling'],
	['manutention, transport, chargement, dechargement, entreposage, chauffeur, conducteur', 'handling'],
	['manipulation, levage, camionneur, driver, drivers', 'handling'],
	['all day, all day long, full shift, whole shift, long shift, long runs, production', '~long'],
	['continuous, continuously, long arc time, toute la journee, en continu, quart complet', '~long'],
	['quick, quickly, briefly, a few minutes, few minutes, couple minutes, short runs, rapide', '~short'],
	['quelques minutes, rapidement, vite', '~short'],
	['small parts, small part, thin filler, fine work, dexterity, feel, small screws, small bolts', '~fine'],
	['petites pieces, dexterite, precision, doigte, travail fin', '~fine'],
];

/** Phrases whose words mean something else than each would alone, and which say nothing of the hand. */
export const IDLE_PHRASES =
	'hot pass, hot work, hot work permit, hot day, hot weather, hot rolled, hot rod, hot start, ' +
	'cold rolled, cold roll, cold drawn, cold work, flat bar, flat bars, flat rate, oil and gas, oil patch, ' +
	'oil field, oilfield, water cooled, carbon steel, acier au carbone, wire rope, long reach, long cuff, ' +
	'long sleeve, long sleeves, left hand, left handed, left hand only, right hand, tig torch, filler rod, ' +
	'filler rods, filler wire, weld metal, base metal, sheet metal, metal sheet, structural steel, ' +
	'vertical mill, stickout, full use, no use, limited use, light duty, heavy duty';

/** Words that turn what follows around. */
export const NEGATORS: ReadonlySet<string> = new Set(
	'no not without never except excluding dont pas sans aucun aucune jamais ni sauf'.split(' '),
);

/** Words that carry a negation on: "no overhead or vertical". */
export const NEGATION_LINKS: ReadonlySet<string> = new Set('or nor ou ni'.split(' '));

/** Read and of no use to the judge: materials, thicknesses and what people say around a job. */
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
