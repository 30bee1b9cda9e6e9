import messages from 'messages:sampleLink.add';
import { useTranslations } from 'use-intl';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import styles from './buy-bar.module.css';
import choice from './sample-choice.module.css';
import { SAMPLE_FORM } from './sample-choice.tsx';

/**
 * The sample button again, at the bottom of a narrow window while the button itself is out of view. It submits the same
 * form, so colour and size are those selected. Its words are those of a card's button, so that no two are the same.
 */
export const BuyBar = withMessages(messages, ({ glove }: { glove: string }) => {
	const t = useTranslations('sampleLink');
	return (
		<div className={styles.bar}>
			<p className={styles.glove}>{glove}</p>
			<button type="submit" form={SAMPLE_FORM} className={choice.add}>
				<Icon name="box" />
				{t('add')}
			</button>
		</div>
	);
});
