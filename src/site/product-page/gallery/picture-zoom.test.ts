import { expect, test } from 'vitest';
import { viewOfPicture } from './picture-view.ts';
import { MIDDLE, movePoint, pointInFrame } from './picture-zoom.ts';

test('the zoomed point follows the pointer and stays in the frame', () => {
	const frame = { left: 100, top: 50, width: 400, height: 200 };
	expect(pointInFrame({ clientX: 200, clientY: 200 }, frame)).toEqual({ x: 25, y: 75 });
	expect(pointInFrame({ clientX: 0, clientY: 999 }, frame)).toEqual({ x: 0, y: 100 });
	expect(pointInFrame({ clientX: 0, clientY: 0 }, { ...frame, width: 0 })).toEqual(MIDDLE);
});

test('arrow keys move it by a tenth, other keys do not', () => {
	expect(movePoint(MIDDLE, 'ArrowLeft')).toEqual({ x: 40, y: 50 });
	expect(movePoint({ x: 50, y: 95 }, 'ArrowDown')).toEqual({ x: 50, y: 100 });
	expect(movePoint(MIDDLE, 'Tab')).toBeUndefined();
	expect(movePoint(MIDDLE, 'constructor')).toBeUndefined();
});

test.each([
	['/pictures/drawn/gauntlet-back.svg', 'back'],
	['/pictures/drawn/winter-gauntlet-three-quarter.svg?v=2', 'threeQuarter'],
	['/pictures/XY300_Palm.webp', 'palm'],
	['https://cdn.example/xy300-macro.jpg', 'macro'],
	['/pictures/drawn/none.svg', 'placeholder'],
	['/pictures/backpack.jpg', 'other'],
	['', 'other'],
])('%s shows: %s', (src, view) => {
	expect(viewOfPicture(src)).toBe(view);
});
