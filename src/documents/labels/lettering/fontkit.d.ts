declare module 'fontkit' {
	/** The parts of it that we use; it brings no types of its own. Lengths are in units of the font. */
	type PathCommand = {
		command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
		args: number[];
	};
	type Font = {
		unitsPerEm: number;
		characterSet: number[];
		layout: (text: string) => {
			glyphs: { id: number; path: { commands: PathCommand[] } }[];
			positions: { xAdvance: number; xOffset: number; yOffset: number }[];
		};
	};
	export function create(font: Buffer): Font;
}
