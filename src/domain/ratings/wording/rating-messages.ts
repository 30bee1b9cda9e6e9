/**
 * All wording of rating explanations, with stable keys: another language is another object of the same shape. `{a}`,
 * `{b}` are threshold numbers; the other placeholders are named where they are filled in.
 */
export const RATING_MESSAGES = {
	'number.group': ',',
	'number.decimal': '.',

	'label.EN388': 'EN 388',
	'label.EN407': 'EN 407',
	'label.EN511': 'EN 511',
	'label.EN12477': 'EN 12477',
	'label.ANSI_HEAT': 'ANSI Heat',
	'label.ANSI_ABR': 'ANSI Abrasion',
	'label.ANSI_PUN': 'ANSI Puncture',
	'label.ANSI_CUT': 'ANSI Cut',
	'label.ANSI_138': 'ANSI/ISEA 138 Impact',

	'level.reached': 'Level {character} of {last}: {reach}',
	'level.below': 'Below level 1: {reach}',
	'level.passed': 'Passed: {reach}',
	'level.notTested': 'Not tested',

	'unit.cycles': 'cycles',
	'unit.index': 'cut index',
	'unit.N': 'N',
	'unit.kN': 'kN',
	'unit.s': 's',
	'unit.celsius': '°C',
	'unit.drops': 'drops',
	'unit.g': 'g',
	'unit.insulation': 'm²K/W',

	'place.EN388.1': 'Abrasion',
	'reach.EN388.1': 'at least {a} cycles before a hole',
	'below.EN388.1': 'a hole in under {a} cycles',
	'place.EN388.2': 'Cut, round blade',
	'reach.EN388.2': 'a cut index of at least {a}',
	'below.EN388.2': 'a cut index under {a}',
	'place.EN388.3': 'Tear',
	'reach.EN388.3': 'at least {a} N to keep a tear going',
	'below.EN388.3': 'a tear keeps going at less than {a} N',
	'place.EN388.4': 'Puncture',
	'reach.EN388.4': 'at least {a} N to push a point through',
	'below.EN388.4': 'a point goes through at less than {a} N',
	'place.EN388.5': 'Cut, straight blade',
	'reach.EN388.5': 'at least {a} N on the blade to cut through',
	'place.EN388.6': 'Impact',
	'reach.EN388.6': 'a 5 J blow comes through at {a} kN or less on average, never over {b} kN',

	'place.EN407.1': 'Flame',
	'reach.EN407.1': 'flames on for at most {a} s, glows on for at most {b} s',
	'reach.EN407.1.noGlow': 'flames on for at most {a} s, no limit on glowing',
	'below.EN407.1': 'flames on for more than {a} s',
	'place.EN407.2': 'Contact heat',
	'reach.EN407.2': 'holds off a {a} °C surface for 15 s',
	'below.EN407.2': 'does not hold off a {a} °C surface for 15 s',
	'place.EN407.3': 'Convective heat',
	'reach.EN407.3': 'slows the heat of a flame by at least {a} s',
	'below.EN407.3': 'slows the heat of a flame by less than {a} s',
	'place.EN407.4': 'Radiant heat',
	'reach.EN407.4': 'radiant heat takes at least {a} s to come through',
	'below.EN407.4': 'radiant heat comes through in under {a} s',
	'place.EN407.5': 'Small molten splash',
	'reach.EN407.5': 'takes at least {a} drops of molten metal',
	'below.EN407.5': 'takes fewer than {a} drops of molten metal',
	'place.EN407.6': 'Large molten splash',
	'reach.EN407.6': 'takes at least {a} g of molten iron',
	'below.EN407.6': 'takes less than {a} g of molten iron',

	'place.EN511.1': 'Cold air',
	'reach.EN511.1': 'insulation of at least {a} m²K/W',
	'below.EN511.1': 'insulation under {a} m²K/W',
	'place.EN511.2': 'Cold contact',
	'reach.EN511.2': 'resists cold contact by at least {a} m²K/W',
	'below.EN511.2': 'resists cold contact by less than {a} m²K/W',
	'place.EN511.3': 'Water',
	'reach.EN511.3': 'no water came through in the test',
	'below.EN511.3': 'water came through in the test',

	'place.EN12477': 'Type {character}',
	'reach.EN12477.A': 'All welding but TIG: the higher minimums, less feel',
	'reach.EN12477.B': 'TIG welding: lower minimums, more feel',

	'place.ANSI_CUT': 'Cut',
	'reach.ANSI_CUT': 'takes at least {a} g on the blade to cut through',
	'place.ANSI_ABR': 'Abrasion',
	'reach.ANSI_ABR.500': 'at least {a} cycles before a hole, wheel loaded with 500 g',
	'reach.ANSI_ABR.1000': 'at least {a} cycles before a hole, wheel loaded with 1,000 g',
	'below.ANSI_ABR': 'a hole in under {a} cycles',
	'place.ANSI_PUN': 'Puncture',
	'reach.ANSI_PUN': 'at least {a} N to push a blunt probe through',
	'below.ANSI_PUN': 'a blunt probe goes through at less than {a} N',
	'place.ANSI_HEAT': 'Conductive heat',
	'reach.ANSI_HEAT':
		'on a hot plate of this level, pain gives 4 s of warning or more, and a burn takes 15 s or more',
	'below.ANSI_HEAT': 'burns sooner than that on the coolest plate of the test',
	'place.ANSI_138': 'Impact',
	'reach.ANSI_138': 'a 5 J blow comes through at {a} kN or less on average, always under {b} kN',

	'note.EN388': 'Tested on pieces of the palm; it says nothing of the back.',
	'note.EN388.impact': 'The impact test does not cover the fingers.',
	'note.EN388.fourDigits': 'Older edition: four digits, without the straight-blade cut test.',
	'note.EN407': "EN 407 leaves out welders' gloves; welding gloves borrow its tests through EN 12477.",
	'note.EN511': 'Cold air, cold contact and water are rated apart: pick the one that the job brings.',
	'note.EN12477': "The standard for welders' gloves: it sets minimums for wear, heat, splash and length.",
	'note.ANSI_105': 'Classified from tests to ANSI/ISEA 105, which does not address welding.',
	'note.ANSI_138': 'The whole glove takes the level of its weakest zone.',

	'amperage.upTo': 'up to {max} A',
	'amperage.between': '{min}–{max} A',
	'amperage.exactly': '{max} A',
	'amperage.betweenAndOver': '{min}–{max} A and over',
	'amperage.andOver': '{min} A and over',
	'amperage.none': '–',
} as const;

export type RatingMessageKey = keyof typeof RATING_MESSAGES;
export type RatingMessages = Readonly<Record<RatingMessageKey, string>>;

/** Fills in `{name}` placeholders; one without a value is left unchanged, so that a test notices it. */
export function fillMessage(template: string, values: Readonly<Record<string, string>>): string {
	return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
		Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
	);
}

/** 8000 -> "8,000", 0.025 -> "0.025", with the language's separators. */
export function formatRatingNumber(value: number, messages: RatingMessages): string {
	const [whole = '', fraction] = String(value).split('.');
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, messages['number.group']);
	return fraction === undefined ? grouped : `${grouped}${messages['number.decimal']}${fraction}`;
}
