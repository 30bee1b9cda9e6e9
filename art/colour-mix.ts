/** Tones of a drawn stuff. Colours are six-digit hex. */

/** Colour part of the way from one hex colour to another. */
export function mix(from: string, to: string, part: number): string {
	const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
	const sum = [0, 1, 2].map((i) => Math.round(channel(from, i) * (1 - part) + channel(to, i) * part));
	return `#${sum.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}
/** The colour of a stuff in deep shade. */
export const shadeOf = (tone: string) => mix(tone, '#140a04', 0.72);
/** The colour of a stuff where light strikes it. */
export const paleOf = (tone: string) => mix(tone, '#fffaf0', 0.75);
