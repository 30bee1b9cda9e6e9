/**
 * Layout problems of the page as sentences; runs in the page. It reports horizontal scroll, controls that
 * are off screen or squeezed, pictures drawn below their intended size, and clipped text.
 */
export function listPageErrors(): string[] {
	/** Characters. */
	const SHORT_VALUE = 16;
	const errors = new Set<string>();
	const width = document.documentElement.clientWidth;
	const name = (element: Element) => {
		const text = (element.getAttribute('aria-label') ?? element.textContent ?? '')
			.trim()
			.replace(/\s+/g, ' ');
		const mark = element.id ? `#${element.id}` : '';
		return `${element.tagName.toLowerCase()}${mark}.${element.getAttribute('class')?.split(' ')[0] ?? ''} “${text.slice(0, 40)}”`;
	};
	const over = document.documentElement.scrollWidth - width;
	if (over > 0) errors.add(`the page scrolls sideways by ${over} px`);

	/** A map intentionally shows a part of something larger. */
	const isShown = (element: Element) =>
		element.closest('.leaflet-container') === null &&
		element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
	/** Visually hidden, or shown only while it has the focus. Cached: most elements share their ancestors. */
	const hidden = new Map<Element, boolean>();
	const isVisuallyHidden = (element: Element): boolean => {
		const cached = hidden.get(element);
		if (cached !== undefined) return cached;
		const style = getComputedStyle(element);
		const isHidden =
			style.clipPath === 'inset(50%)' ||
			style.clip === 'rect(0px, 0px, 0px, 0px)' ||
			(style.position === 'fixed' && element.getBoundingClientRect().bottom <= 0) ||
			(element.parentElement !== null && isVisuallyHidden(element.parentElement));
		hidden.set(element, isHidden);
		return isHidden;
	};
	/** The nearest edge that clips its content; a scrolling container does not clip. */
	const findFrame = (element: Element, axis: 'x' | 'y') => {
		let { position } = getComputedStyle(element);
		for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
			const style = getComputedStyle(at);
			if (position === 'absolute' && style.position === 'static') continue;
			if (position === 'fixed') return undefined;
			const overflow = axis === 'x' ? style.overflowX : style.overflowY;
			if (overflow === 'auto' || overflow === 'scroll') return { element: at, scrolls: true };
			if (overflow === 'hidden' || overflow === 'clip') return { element: at, scrolls: false };
			({ position } = style);
		}
		return undefined;
	};

	for (const control of document.querySelectorAll<HTMLElement>(
		'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option]',
	)) {
		if (!isShown(control) || isVisuallyHidden(control)) continue;
		const box = control.getBoundingClientRect();
		if (box.width === 0 && box.height === 0) continue;
		const frame = findFrame(control, 'x');
		if (!frame?.scrolls && (box.right > width + 1 || box.left < -1))
			errors.add(`off screen: ${name(control)} from ${Math.round(box.left)} to ${Math.round(box.right)}`);
		const isInLine = getComputedStyle(control).display === 'inline';
		const least = control.matches('input[type=checkbox], input[type=radio]') ? 12 : isInLine ? 6 : 20;
		if (box.width < least || box.height < Math.min(least, 16))
			errors.add(`squeezed: ${name(control)} to ${Math.round(box.width)} × ${Math.round(box.height)}`);
	}
	// A typed sentence and a long name may go on behind the edge of their field; a day and a short choice must not.
	const pen = document.createElement('canvas').getContext('2d');
	for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
		'select, .mantine-DateInput-input',
	)) {
		const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value;
		if (!pen || text.length > SHORT_VALUE || !isShown(field) || isVisuallyHidden(field)) continue;
		const style = getComputedStyle(field);
		pen.font = style.font;
		const room =
			field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
		if (pen.measureText(text).width > room + 1)
			errors.add(`cut value: “${text}” in ${Math.round(room)} px of ${name(field)}`);
	}
	for (const icon of document.querySelectorAll<SVGElement>('svg[width]')) {
		if (icon.ownerSVGElement || !isShown(icon) || isVisuallyHidden(icon)) continue;
		const iconSize = Number(icon.getAttribute('width'));
		const box = icon.getBoundingClientRect();
		if (Number.isFinite(iconSize) && box.width < iconSize * 0.5)
			errors.add(
				`squeezed icon: ${Math.round(box.width)} of ${iconSize} px in ${name(icon.parentElement as Element)}`,
			);
	}

	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const parent = node.parentElement;
		if (
			!parent ||
			!node.nodeValue?.trim() ||
			parent.closest('script, style, noscript, template, svg, option')
		)
			continue;
		if (!isShown(parent) || isVisuallyHidden(parent)) continue;
		range.selectNodeContents(node);
		const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
		if (boxes.length === 0) continue;
		const left = Math.min(...boxes.map((box) => box.left));
		const right = Math.max(...boxes.map((box) => box.right));
		const top = Math.min(...boxes.map((box) => box.top));
		const bottom = Math.max(...boxes.map((box) => box.bottom));
		const across = findFrame(parent, 'x');
		const own = getComputedStyle(parent);
		// An ellipsis already indicates more text.
		const isShortened =
			own.textOverflow === 'ellipsis' ||
			(across && getComputedStyle(across.element).textOverflow === 'ellipsis');
		if (!isShortened) {
			const edge = across?.element.getBoundingClientRect();
			if (edge && !across?.scrolls && (right > edge.right + 1.5 || left < edge.left - 1.5))
				errors.add(`cut at the side: ${name(parent)}`);
			else if (!across && (right > width + 1 || left < -1)) errors.add(`text off screen: ${name(parent)}`);
			if (
				own.overflowX !== 'visible' &&
				parent.scrollWidth > parent.clientWidth + 1 &&
				!/auto|scroll/.test(own.overflowX)
			)
				errors.add(`cut at its own side: ${name(parent)}`);
		}
		const down = findFrame(parent, 'y');
		if (down && !down.scrolls) {
			const style = getComputedStyle(down.element);
			const edge = down.element.getBoundingClientRect();
			const isClamped = style.webkitLineClamp !== 'none' || own.webkitLineClamp !== 'none';
			// Letters are smaller than their line box.
			const spare = (bottom - top) * 0.2;
			if (!isClamped && edge.height > 0 && (bottom > edge.bottom + spare || top < edge.top - spare))
				errors.add(`cut above or below: ${name(parent)}`);
		}
	}
	return [...errors];
}
