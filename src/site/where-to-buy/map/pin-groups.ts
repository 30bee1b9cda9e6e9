/** Something with a screen position. */
type Placed = { x: number; y: number };

/** Pins closer than this to the first pin of a group overlap, in pixels. */
const APART = 36;

/**
 * Groups pins that would overlap: in order, each joins the first group whose first pin is close. A pin that
 * `standsAlone` gets a group of its own.
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
