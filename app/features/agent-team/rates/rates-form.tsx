import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { NumberField } from '#app/kit/number-field/number-field.tsx';
import { isRateWithin, rateFault } from '#app/kit/rate/rate-fault.ts';
import { RateRange } from '#app/kit/rate/rate-range.tsx';
import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { RateRange as Range } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { RefusedRates } from './refused-rates.tsx';
import { commonRate, type Together, unableTo } from './together.ts';
import type { useSetRates } from './use-set-rates.ts';

interface RatesFormProps extends Together {
  ranges: readonly Range[];
  setting: ReturnType<typeof useSetRates>;
}

/** Form for the rate: lists the accounts that cannot have it with the reasons, and counts the rest on the button. */
export function RatesForm({ ranges, direct, shared, widest, setting }: RatesFormProps) {
  const { t } = useTranslation('agent-team');
  const write = useRateText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [rate, setRate] = useState(commonRate(direct));
  const [isTried, setIsTried] = useState(false);
  const { busy, submit, error, reset } = setting;
  const isPossible = isRateWithin(rate, widest);
  const refusals = unableTo(ranges, isPossible ? rate : null);
  const isKept = new Set(refusals.map(({ account }) => account));
  const changing = direct.filter((range) => range.rate !== rate && !isKept.has(range.account)).length;
  const limits = { lowest: write(widest.lowest), highest: write(widest.highest) };
  const fault = rate === null && !isTried ? undefined : rateFault(rate, widest);
  const change = (next: number | null) => {
    reset();
    setRate(next);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isPossible) return field.current?.focus();
    if (changing > 0) void submit({ rate, ranges });
  };
  const isSame = isPossible && changing === 0;
  return (
    <form id={id} className={stack[5]} noValidate onSubmit={send}>
      <div>
        <NumberField
          ref={field}
          label={t('rate.field')}
          help={t('rates.help', { lowest: write(shared.lowest), highest: write(shared.highest) })}
          error={fault && t(`rate.${fault}`, limits)}
          percent
          min={widest.lowest}
          max={widest.highest}
          value={rate}
          onChange={change}
        />
        {shared.lowest < shared.highest && (
          <RateRange
            label={t('rate.slider')}
            {...shared}
            value={isRateWithin(rate, shared) ? rate : shared.lowest}
            onChange={change}
          />
        )}
      </div>
      <RefusedRates refusals={refusals} rate={rate} />
      <DialogFoot
        notes={
          <>
            <Alert
              tone="info"
              text={isSame && refusals.length === 0 ? t('rates.nothing', { rate: write(rate) }) : undefined}
            />
            <Alert text={error ? describeRefusal(error, t) : undefined} />
          </>
        }
      >
        <Button type="submit" form={id} look="primary" wide busy={busy}>
          {isPossible && changing > 0 ? t('rates.setTo', { rate: write(rate), count: changing }) : t('rates.set')}
        </Button>
      </DialogFoot>
    </form>
  );
}
