import PDFDocument from 'pdfkit';
import logo from '../../../content/label-logo.json' with { type: 'json' };
import { LANGUAGE_TAGS, type Locale } from '../../platform/i18n/locale.ts';
import { type LabelWeight, measureText } from '../labels/label-text.ts';
import { LABEL_FONTS } from '../labels/lettering/label-fonts.server.ts';
import { drawPdfText } from '../labels/lettering/pdf-text.server.ts';
import { readWoffFont } from '../labels/lettering/woff-font.server.ts';
import { wrapText } from '../labels/lettering/wrap-text.ts';

/** A Letter sheet, its margin, and the height of its head and foot, in points. */
export const LETTER = { width: 612, height: 792, margin: 42, head: 64, foot: 44 } as const;
export const COLOURS = {
	ink: '#16181a',
	quiet: '#525b63',
	rule: '#d6dbdf',
	band: '#f4f6f7',
	soot: '#0c0e0f',
	white: '#ffffff',
	full: '#15703a',
	limited: '#a85300',
	none: '#b8121a',
} as const;

/** A text style. `lang` is the language tag of a text in another language than the document's. */
export type LetterText = { size: number; weight: LabelWeight; colour?: string; lang?: string };

const POINTS_PER_MM = 72 / 25.4;
const LINE = 1.28;

/** Branded Letter pages: a dark head with the mark, text in our fonts, and a foot on every page. Units are points. */
export class LetterSheet {
	readonly pdf: PDFKit.PDFDocument;
	readonly #chunks: Buffer[] = [];
	readonly #done: Promise<Buffer>;
	readonly #kind: string;
	#pages = 0;

	/** @param kind shown at the right of every head, such as "Spec sheet". */
	constructor(title: string, kind: string, locale: Locale) {
		this.#kind = kind;
		this.pdf = new PDFDocument({
			size: [LETTER.width, LETTER.height],
			margin: 0,
			autoFirstPage: false,
			bufferPages: true,
			lang: LANGUAGE_TAGS[locale],
			displayTitle: true,
			info: { Title: title },
		});
		this.#done = new Promise((resolve, reject) => {
			this.pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
			this.pdf.on('end', () => resolve(Buffer.concat(this.#chunks)));
			this.pdf.on('error', reject);
		});
		for (const font of LABEL_FONTS) this.pdf.registerFont(font.name, readWoffFont(font.file));
	}

	get pages(): number {
		return this.#pages;
	}

	/** Top of the content area. */
	get top(): number {
		return LETTER.head + 28;
	}
	get bottom(): number {
		return LETTER.height - LETTER.foot - 10;
	}

	addPage(): void {
		this.pdf.addPage();
		this.#pages += 1;
		const { pdf } = this;
		pdf.rect(0, 0, LETTER.width, LETTER.head).fill(COLOURS.soot);
		const heat = pdf.linearGradient(0, 0, LETTER.width, 0);
		heat.stop(0, '#fbb800').stop(0.5, '#f97300').stop(1, '#ed1c24');
		pdf.rect(0, LETTER.head, LETTER.width, 5).fill(heat);
		const height = 24;
		pdf.save().translate(LETTER.margin, (LETTER.head - height) / 2);
		pdf
			.scale(height / logo.height)
			.path(logo.path)
			.fill(COLOURS.white)
			.restore();
		const style = { size: 12, weight: 700, colour: COLOURS.white } as const;
		this.line(this.#kind, LETTER.width - LETTER.margin, LETTER.head / 2 + 4, style, 'right');
	}

	/** Goes to a page, counted from 0; adds missing ones. */
	turnTo(page: number): void {
		while (this.#pages <= page) this.addPage();
		this.pdf.switchToPage(page);
	}

	/** One line of text with its baseline at `y`; not wrapped. */
	line(text: string, x: number, y: number, style: LetterText, from: 'left' | 'right' = 'left'): void {
		const { size, weight, colour = COLOURS.ink, lang } = style;
		if (lang !== undefined) this.pdf.markContent('Span', { lang });
		drawPdfText(this.pdf, { text, x, y, from, rtl: false, weight, size, colour });
		if (lang !== undefined) this.pdf.endMarkedContent();
	}

	/** Wraps a text to a width. */
	wrap(text: string, { size, weight }: LetterText, width: number): string[] {
		return wrapText(text, { points: size, weight }, () => width / POINTS_PER_MM);
	}

	/** Wraps and draws a text below `top`; returns where it ends. */
	text(text: string, x: number, top: number, width: number, style: LetterText): number {
		let y = top;
		for (const line of this.wrap(text, style, width)) {
			this.line(line, x, y + style.size, style);
			y += style.size * LINE;
		}
		return y;
	}

	/** The height of a text within a width. */
	heightOf(text: string, style: LetterText, width: number): number {
		return this.wrap(text, style, width).length * style.size * LINE;
	}

	widthOf(text: string, { size, weight }: LetterText): number {
		return measureText(text, { points: size, weight }) * POINTS_PER_MM;
	}

	rule(x: number, y: number, width: number, thickness = 0.6, colour: string = COLOURS.rule): void {
		this.pdf.rect(x, y, width, thickness).fill(colour);
	}

	/**
	 * Writes the foot of every page and returns the document. @param left on every page; `right` by page, counted from
	 * 1.
	 */
	async finish(left: string, right: (page: number, pages: number) => string): Promise<Buffer> {
		const style = { size: 8, weight: 400, colour: COLOURS.quiet } as const;
		for (let page = 0; page < this.#pages; page++) {
			this.pdf.switchToPage(page);
			const y = LETTER.height - LETTER.foot;
			this.rule(LETTER.margin, y, LETTER.width - 2 * LETTER.margin);
			this.text(left, LETTER.margin, y + 6, LETTER.width - 2 * LETTER.margin - 80, style);
			this.line(right(page + 1, this.#pages), LETTER.width - LETTER.margin, y + 14, style, 'right');
		}
		this.pdf.end();
		return this.#done;
	}
}
