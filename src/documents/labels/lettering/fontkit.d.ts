declare module 'fontkit' {
	/** Types of the parts we use; the library has none. Lengths are in font units. */
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
