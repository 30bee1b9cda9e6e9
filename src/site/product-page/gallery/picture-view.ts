/** The view of a glove that a picture shows. */
export type PictureView = 'back' | 'threeQuarter' | 'palm' | 'macro' | 'placeholder' | 'other';

/** Derives the view from a picture's file name: "gauntlet-three-quarter.svg" -> three-quarter. */
export function viewOfPicture(src: string): PictureView {
	const file = (src.split(/[?#]/)[0] ?? '').split('/').at(-1)?.toLowerCase() ?? '';
	if (/three[-_ ]?quarter/.test(file)) return 'threeQuarter';
	if (/(^|[-_ ])back([-_ .]|$)/.test(file)) return 'back';
	if (/(^|[-_ ])palm([-_ .]|$)/.test(file)) return 'palm';
	if (/(^|[-_ ])(macro|detail|close)([-_ .]|$)/.test(file)) return 'macro';
	return file === 'none.svg' ? 'placeholder' : 'other';
}
