import { type LabelPaperId, parseLabelPaperId } from '../../../documents/labels/label-paper.ts';

/** How a printer is set: its paper, and how far off it prints. */
export type PrinterSetting = {
	paper: LabelPaperId;
	/** Offset in millimetres that corrects the printer's position. */
	right: number;
	down: number;
};

/** A desk's choice, kept in its browser: a printer of the house, or an empty id and a setting of its own. */
export type PrinterChoice = PrinterSetting & { printerId: string };

export const USUAL_PRINTER: PrinterSetting = { paper: '4x6', right: 0, down: 0 };

const UNCHOSEN: PrinterChoice = { ...USUAL_PRINTER, printerId: '' };

const KEY = 'emberhide-label-printer';
/** Offsets in either direction, in millimetres. */
export const MAX_OFFSET_MM = 20;

/** Reads a stored choice; unreadable values use the default. */
export function parsePrinterChoice(text: string | null): PrinterChoice {
	try {
		const stored: unknown = JSON.parse(text ?? '');
		if (typeof stored !== 'object' || stored === null) return UNCHOSEN;
		const { paper, right, down, printerId } = stored as Record<string, unknown>;
		return {
			paper: parseLabelPaperId(typeof paper === 'string' ? paper : undefined),
			right: clampOffset(right),
			down: clampOffset(down),
			printerId: typeof printerId === 'string' ? printerId.slice(0, 40) : '',
		};
	} catch {
		return UNCHOSEN;
	}
}

/** Clamps an offset to two centimetres in either direction, rounded to tenths of a millimetre. */
export function clampOffset(value: unknown): number {
	if (typeof value !== 'number' || !Number.isFinite(value)) return 0;
	return Math.round(Math.min(MAX_OFFSET_MM, Math.max(-MAX_OFFSET_MM, value)) * 10) / 10;
}

export function loadPrinterChoice(): PrinterChoice {
	try {
		return parsePrinterChoice(localStorage.getItem(KEY));
	} catch {
		// Storage may be disabled.
		return UNCHOSEN;
	}
}

export function storePrinterChoice(choice: PrinterChoice): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(choice));
	} catch {
		// Without storage, the setting lasts until the page is left.
	}
}
