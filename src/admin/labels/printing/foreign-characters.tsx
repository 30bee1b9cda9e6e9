import { useTranslations } from 'use-intl';
import { listForeignCharacters, STAND_IN } from '../../../documents/labels/label-text.ts';
import { listLabelTexts, type PrintedLabel } from '../../../documents/labels/printed-label.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';

const MAX_SHOWN = 20;

/** Lists the characters of a label that our fonts lack, with their replacements; nothing if none are missing. */
export function ForeignCharacters({ label }: { label: PrintedLabel }) {
	const t = useTranslations('labels');
	const missing = [...new Set(listLabelTexts(label).flatMap(listForeignCharacters))];
	if (missing.length === 0) return null;
	return (
		<AlertBlock tone="caution">
			{t.rich('foreign', {
				count: missing.length,
				standIn: STAND_IN,
				list: () => (
					<strong>
						{missing.slice(0, MAX_SHOWN).map((character, at) => (
							<span key={character}>
								{at > 0 && ' '}
								<bdi>{character}</bdi>
							</span>
						))}
						{missing.length > MAX_SHOWN && ' …'}
					</strong>
				),
			})}
		</AlertBlock>
	);
}
