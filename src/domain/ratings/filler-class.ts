/** AWS A5.1 and A5.5 electrodes, and CSA W48's metric names for the common ones; 6061 and 7075 are aluminium. */
const ELECTRODE =
	/^e?(60(1[0-39]|2[027])|70(1[0-68]|24|27|28|48)|(80|90|100|110|120)1[0-68]|43(10|11|13)|49(14|15|16|18|24)|5518)$/;

/** Flux-cored wire of AWS A5.20 without its usability: the "E71T" of "E71T-1". */
const FLUX_CORED = /^e?\d\dt\d?$/;

/** Solid wire and rods of AWS A5.9, A5.10 and A5.18 without what follows a hyphen: "ER70S", "ER308L", "ER4043". */
const SOLID = /^er\d{2,4}[a-z]{0,2}$/;

export type FillerKind = 'electrode' | 'fluxCored' | 'solid';

/** The kind of filler metal that a class names, in lower case; undefined for other words. */
export function readFillerKind(name: string): FillerKind | undefined {
	if (ELECTRODE.test(name)) return 'electrode';
	if (FLUX_CORED.test(name)) return 'fluxCored';
	return SOLID.test(name) ? 'solid' : undefined;
}
