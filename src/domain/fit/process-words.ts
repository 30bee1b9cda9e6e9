/**
 * How a job names its processes, in English and French, in addition to the names of
 * `domain/ratings/welding-process.ts` (docs/trade/welding.md, "Processes"). Both sides are lists; accents don't
 * matter; phrases come before their words.
 */
export type Phrases = readonly (readonly [phrases: string, means: string])[];

export const PROCESS_WORDS: Phrases = [
	['gtaw, tig, tigg, heliarc, heli arc, tungsten, tungstens, tungstene, tungstenes', 'GTAW'],
	['gmaw, mig, migg, mag, wire feed, wire fed, wire feeder, solid wire, hard wire', 'GMAW'],
	['short arc, short circuit, spray arc, spray transfer, semi automatique, semi auto', 'GMAW'],
	['smaw, stick, sticks, mma, arc welding, arc welder, electrode enrobee, stick rod', 'SMAW'],
	['low hydrogen, lo hi, lo hy, low hy, lohy, lowhy', 'SMAW'],
	['fcaw, flux core, flux cored, flux core wire, dual shield, innershield, self shielded', 'FCAW'],
	['fil fourre, fil fourree, fils fourres', 'FCAW'],
	['mcaw, metal core, metal cored, fil a ame metallique', 'MCAW'],
	['sub arc, submerged arc, arc submerge', 'SAW'],
	['paw, plasma welding, plasma weld, soudage plasma, micro plasma', 'PAW'],
	['soudage au plasma, soudure au plasma, souder au plasma', 'PAW'],
	['pac, plasma cutting, plasma cut, plasma cutter, plasma torch, coupage plasma, coupe plasma', 'PAC'],
	['decoupage plasma, decoupe plasma, plasma gouging, cnc plasma', 'PAC'],
	['coupage au plasma, coupe au plasma, couper au plasma, decoupage au plasma, decoupe au plasma', 'PAC'],
	['ofw, ofc, oxy, oxyfuel, oxy fuel, oxy acetylene, oxyacetylene, acetylene, oxyacetylenique', 'OFW'],
	['torch cutting, cutting torch, gas welding, gas cutting, flame cutting, heating torch, rosebud', 'OFW'],
	['brazing, braze, brasage, braser, brase, soudobrasage, soldering, chalumeau, oxycoupage, scarfing', 'OFW'],
	['cac a, caca, gouging, gouge, arc gouging, arc air, air arc, carbon arc, gougeage', 'CAC-A'],
	['grinding, grind, grinder, angle grinder, prep, prep work, weld prep, deburring, deburr', 'GRIND'],
	['wire brush, wire brushing, wire wheel, wire wheeling, flap disc, flap wheel, cutting disc', 'GRIND'],
	['sanding, polishing, buffing, cutoff wheel, cut off wheel, cut off wheels, cut off tool, filing', 'GRIND'],
	[
		'grinds, grinded, bench grinder, zip cut, zip cuts, zip disc, zip discs, die grinder, flap discs',
		'GRIND',
	],
	[
		'meule, meules, grinde, brosse d acier, brosse metallique, disque a meuler, disque a lamelles, zip',
		'GRIND',
	],
	[
		'au disque, disque abrasif, disques abrasifs, meulage, meuleuse, meuler, ebavurage, ebavurer, arasage, araser, arasement, poncage, polissage, brossage',
		'GRIND',
	],
	['polish, buff, polir, polisseuse, poncer, ponceuse, ebarber, ebarbage, limer, limage', 'GRIND'],
	['tack, tacks, tacking, tacked, tack welding, tack weld, tack welds, tacker, tackage', 'TACK ~tack'],
	['pointage, pointer, points de soudure, point de soudure', 'TACK ~tack'],
	['fit up, fitup, fitting up, fits up, fitter work, clamping, assemblage, ajustage', 'TACK'],
];

/**
 * Words that name a process only if no clearer word names a burning one: a TIG welder uses a filler rod too, a carbon
 * arc has an electrode, and a TIG torch cuts nothing.
 */
export const LOOSE_PROCESS_WORDS: Phrases = [
	['argon, tig welder, tig machine', 'GTAW'],
	['tiger, je tige, on tige, tigging, tiging', 'GTAW'],
	['migging, miging, miguer', 'GMAW'],
	['mig welder, mig machine', 'GMAW'],
	['stick welder, stick machine', 'SMAW'],
	['broche, wire, wires, fil, fils', 'GMAW'],
	['rod, rods, arc, electrode, electrodes, baguette, baguettes', 'SMAW'],
	['flux', 'FCAW'],
	['torch', 'OFW'],
	['fitting', 'TACK'],
	['carbon, carbons, carbone, carbones', 'CAC-A'],
];

/** Words that leave open which process is meant. */
export const UNCLEAR_WORDS: Phrases = [
	['plasma', '?plasma'],
	['cutting, cut, cuts, coupage, couper, coupe, decoupage, decoupe, decouper, oxy or plasma', '?cutting'],
];
