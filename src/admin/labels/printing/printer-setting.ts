import { type LabelPaperId, parseLabelPaperId } from '../../../documents/labels/label-paper.ts';

/** This desk's printer settings; stored in the browser, because each desk has its own printer. */
export type PrinterSetting = {
	paper: LabelPaperId;
	/** Offset in millimetres that corrects the printer's position. */
	right: number;
	down: number;
};

export const USUAL_PRINTER: PrinterSetting = { paper: '4x6', right: 0, down: 0 };

const KEY = 'emberhide-label-printer';
const MAX_MM = 20;

/** Reads a stored setting; unreadable values use the default. */
export function parsePrinterSetting(text: string | null): PrinterSetting {
	try {
		const stored: unknown = JSON.parse(text ?? '');
		if (typeof stored !== 'object' || stored === null) return USUAL_PRINTER;
		const { paper, right, down } = stored as Record<string, unknown>;
		return {
			paper: parseLabelPaperId(typeof paper === 'string' ? paper : undefined),
			right: clampOffset(right),
			down: clampOffset(down),
		};
	} catch {
		return USUAL_PRINTER;
	}
}

/** Clamps an offset to two centimetres in either direction, rounded to tenths of a millimetre. */
export function clampOffset(value: unknown): number {
	if (typeof value !== 'number' || !Number.isFinite(value)) return 0;
	return Math.round(Math.min(MAX_MM, Math.max(-MAX_MM, value)) * 10) / 10;
}

export function loadPrinterSetting(): PrinterSetting {
	try {
		return parsePrinterSetting(localStorage.getItem(KEY));
	} catch {
		// Storage may be disabled.
		return USUAL_PRINTER;
	}
}

export function storePrinterSetting(setting: PrinterSetting): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(setting));
	} catch {
		// Without storage, the setting lasts until the page is left.
	}
}
