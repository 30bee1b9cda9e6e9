/** Something that stands at a point of the screen. */
type Placed = { x: number; y: number };

/** Pins nearer than this to the first of a group stand in each other's way, in pixels. */
const APART = 36;

/**
 * Puts pins that would overlap into groups: each joins the first group whose first pin is near, in the order given.
 * A pin that `standsAlone` is the only one of its group.
 */
export function groupPins<Pin extends Placed>(
	pins: readonly Pin[],
	standsAlone: (pin: Pin) => boolean = () => false,
): Pin[][] {
	const groups: { first: Pin; pins: Pin[]; isOpen: boolean }[] = [];
	for (const pin of pins) {
		const near = groups.find(
			({ first, isOpen }) =>
				isOpen && Math.abs(first.x - pin.x) < APART && Math.abs(first.y - pin.y) < APART + 8,
		);
		if (near && !standsAlone(pin)) near.pins.push(pin);
		else groups.push({ first: pin, pins: [pin], isOpen: !standsAlone(pin) });
	}
	return groups.map(({ pins }) => pins);
}
