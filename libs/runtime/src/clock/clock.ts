import { Injectable } from '@nestjs/common';

/** Time is injected, so that rules about it can be tested. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
