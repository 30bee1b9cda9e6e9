import type { Phrases } from './process-words.ts';

/** How a job mentions heat, cold, water, edges and other hazards. `#` marks a hazard, `~` duration and fineness. */
export const HAZARD_WORDS: Phrases = [
	['nail, nails, staple, staples, clou, clous, agrafe, agrafes', '#puncture'],
	[
		'glass bottle, glass bottles, broken bottle, broken bottles, broken glass, bouteille de verre, bouteilles de verre, bouteilles cassees',
		'#sharp',
	],
	['hot, preheat, preheated, preheating, pre heat, pre heated, hot pipe, hot pipes', '#hot'],
	['chaud, chaude, chauds, chaudes, brulant, brulante, brulants, brulantes, high heat', '#hot'],
	['prechauffage, prechauffe, prechauffee, prechauffer, tuyau chaud, tuyaux chauds', '#hot'],
	[
		'picking hot slag, picking up hot slag, raking hot slag, grabbing hot slag, handling hot slag, moving hot slag, shovelling hot slag, shoveling hot slag, hot slag off, laitier brulant, red hot, glowing, glowing hot, white hot, cherry red, orange hot, yellow hot, incandescent, forge, forging, forged hot, hot rivet, hot rivets, hot riveting, rivet a chaud, rivets a chaud, rivets chauds, rivetage a chaud, blacksmith, blacksmithing, chauffe a blanc, chauffe au rouge, rouge vif, porte au rouge, incandescente, incandescents, forger, forgeron, forgeage',
		'#hot #redhot',
	],
	[
		'thermite, thermit, cadweld, exothermic welding, hot dip galvanizing, zinc bath, lead pot, solder pot',
		'#molten',
	],
	[
		'molten, molten metal, liquid metal, liquid steel, foundry, foundries, ladle, ladles, crucible, crucibles, smelter, smelting, tapping the furnace, casting aluminum, casting iron, metal en fusion, en fusion, fonderie, coulee',
		'#molten',
	],
	['cold, winter, freezing, frozen, frost, ice, icy, freezer, arctic, chilly', '#cold'],
	['congelateur, congelateurs, chambre froide, chambres froides, frigorifique, frigorifiques', '#cold'],
	[
		'froid, froide, froids, hiver, gel, glace, glacial, gele, gelent, gelees, frette, frettes, fret, frigorifique',
		'#cold',
	],
	['wet, rain, raining, rainy, water, damp, slush, waterproof, soaked', '#wet'],
	['mouille, mouillee, mouilles, pluie, eau, humide, trempe', '#wet'],
	['snow, snowing, wet snow, neige', '#cold #wet'],
	[
		'sharp, razor, razor sharp, sharp edge, sharp edges, raw edge, raw edges, rough edges, sheared, jagged, blade, blades',
		'#sharp',
	],
	[
		'frayed, frayed cable, frayed cables, effiloche, effilochee, effiloches, effilochees, brins casses, cable effiloche, cables effiloches',
		'#sharp #puncture',
	],
	['burr, burrs, glass, edge, edges, knife, knives, cutting blade, cutting blades, cutting edge', '#sharp'],
	['tranchant, tranchante, tranchants, tranchantes, coupant, coupante, coupants, coupantes', '#sharp'],
	['cut resistant, cut resistance, cut proof, cut protection, anti coupure, coupure, coupures', '#sharp'],
	[
		'cut edge, cut edges, cut parts, cut plate, cut plates, cut pieces, cut sheet, cut sheets, cut steel',
		'#sharp',
	],
	['fresh cut, freshly cut, just cut, pre cut, cut ends, cut pipe, cut tube, cut tubes, cut metal', '#sharp'],
	[
		'shear, shears, shearing, sheets fresh from the shear, sheet edges, snips, tin snips, cisaille, cisailles',
		'#sharp ~handtool',
	],
	[
		'bavure, bavures, lame, lames, verre, verre trempe, vitre, vitre trempee, vitres, vitres trempees, vitre cassee, aretes vives',
		'#sharp',
	],
	[
		'scissors, box cutter, box cutters, utility knife, utility knives, hand file, hacksaw, hacksaws, ciseaux, exacto, egoine',
		'#sharp ~handtool',
	],
	[
		'puncture, thorn, thorns, pine needles, pine needle, aiguille de pin, aiguilles de pin, aiguilles de pins, aiguilles de sapin, splinter, splinters, sliver, slivers',
		'#puncture',
	],
	[
		'piquant, piquants, piquante, piquantes, barbele, barbeles, broche piquante, broches piquantes, fil barbele, rose bushes, roses, rosier, rosiers, fish hooks',
		'#puncture',
	],
	['perforation, epine, epines, echarde, echardes, barbed wire', '#puncture'],
	[
		'bramble, brambles, blackberry, blackberries, raspberry, raspberries, thistle, thistles, cactus, cacti, hawthorn, ronce, ronces, framboise, framboises, framboisier, framboisiers, chardon, chardons, aubepine',
		'#puncture',
	],
	[
		'pinch, pinch point, pinch points, impact, impacts, hammer, hammers, hammering, chipping hammer, sledge, crush, crushing',
		'#impact',
	],
	[
		'smashed knuckles, knuckles get smashed, knuckles smashed, smashing my knuckles, smashed, smashing, marteaux piqueurs, masse, cogne, cogner',
		'#impact',
	],
	['marteau, choc, chocs', '#impact'],
	[
		'banged knuckles, knuckles get banged, knuckles banged, banging knuckles, banging my knuckles, skinned knuckles, skinning my knuckles, barked knuckles, jointures ecorchees, jointures cognees, s ecorcher les jointures, se cogner les jointures',
		'#impact',
	],
	[
		'brick, bricks, block, blocks, cinder block, cinder blocks, paving stone, paving stones, flagstone, flagstones, concrete block, concrete blocks, paver, pavers, rock, rocks, stone, stones, boulder, boulders, gravel, rubble, sand, sandbag, sandbags, burlap, burlap sack, burlap sacks, jute, jute sacks',
		'#rough',
	],
	[
		'chains and binders, binders, load binders, strapping loads, strapping, tarps, tarping, bache, baches, rope, ropes, wire rope, wire ropes, sling, slings, strap, straps, rebar, scaffold, scaffolding, scaffold tube, scaffold tubes, lumber, 2x4, 2x4s, two by fours, studs, timber, timbers, log, logs, firewood, cordwood, railway ties, plank, planks, pallet, pallets, skid, skids, crate, crates, bale, bales, hay, straw, shingle, shingles, drywall, fence, fencing, post, posts',
		'#rough',
	],
	[
		'brique, briques, bloc, blocs, pave, paves, roche, roches, pierre, pierres, gravier, gravats, sable',
		'#rough',
	],
	[
		'corde, cordes, cable d acier, cables d acier, elingue, elingues, sangle, sangles, armature, armatures, 2 par 4, madrier, madriers, buche, buches, rondin, rondins, traverse, traverses, echafaud, echafaudage, echafaudages, bois, bois de chauffage, planche, planches, palette, palettes, caisse, caisses, balle de foin, balles de foin, foin, paille, bardeau, bardeaux, gypse, cloture, clotures',
		'#rough',
	],
	['oil, oily, oiled, greasy, grease, huile, huileux, huileuse, huileuses, graisse, graisseux', '#oily'],
];
